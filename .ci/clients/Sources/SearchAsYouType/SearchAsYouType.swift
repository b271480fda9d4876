import DTKBKnowledgeStorage
import DTKBQueryService

/// Searches the shipped base as an app does: while its reader types, and from many tasks at once.
@main struct SearchAsYouType {
  static func main() async throws {
    guard let path = ShippedBase.path else { return print("the shipped base is not there") }
    let base = try SharedQueryService(path: path)
    try await type(["icona", "relativeTo"], into: SearchModel(base: base))
    try await read(with: [base, SharedQueryService(path: path)])

    if let shown = try await base.ask({ try $0.entry("relative-to", in: .only(.spanish)) }) {
      print("entry:", shown.text.title)
    }
    let missing = Result { try SharedQueryService(path: "/nowhere/dtkb.sqlite") }
    if case .failure(StorageError.missing(let path)) = missing { print("missing:", path) }
  }

  /// Only what stands in the field while the reader pauses is answered.
  @MainActor private static func type(_ queries: [String], into model: SearchModel) async throws {
    for query in queries {
      for length in 1...query.count { model.type(String(query.prefix(length))) }
      try await model.pause()
    }
    for answer in model.answers {
      print("typed:", answer.query, "→", answer.results.first?.id ?? "nothing")
    }
  }

  /// Services are asked at once, each by many tasks; an answer is a value that any task may keep.
  private static func read(with services: [SharedQueryService]) async throws {
    let requests = [
      SearchRequest("icona", in: .only(.italian)),
      SearchRequest("biểu tượng", in: .only(.vietnamese)),
      SearchRequest("ScaledMetric", in: .only(.spanish)),
      SearchRequest("relativeTo", in: .only(.english)),
    ]
    let answers = try await withThrowingTaskGroup(of: SearchAnswer.self) { tasks in
      for number in 0..<200 {
        let (service, request) = (services[number % 2], requests[number / 2 % 4])
        tasks.addTask { try await service.search(request) }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    for request in requests {
      let same = answers.filter { $0.query == request.query }
      let first = Set(same.map { $0.results.first?.id ?? "nothing" })
      print("read:", request.query, "→", first.joined(separator: ", "), "×", same.count)
    }
  }
}
