import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import Foundation
import Testing

struct SharedQueryServiceTests {
  /// The example of the documentation.
  @MainActor final class SearchModel {
    private(set) var answer: SearchAnswer?
    private let base: SharedQueryService
    fileprivate private(set) var search: Task<Void, any Error>?

    init(base: SharedQueryService) { self.base = base }

    func type(_ query: String) {
      search?.cancel()
      search = Task {
        answer = try await base.search(SearchRequest(query, in: .preferably(.italian)))
      }
    }
  }

  @Test @MainActor func `whoever types sees the answer to the last letter alone`() async throws {
    let model = SearchModel(base: try SharedQueryService(path: ShippedBase.path()))
    let query = "relativeTo"
    var searches: [Task<Void, any Error>] = []
    for length in 1...query.count {
      model.type(String(query.prefix(length)))
      searches += [try #require(model.search)]
    }
    // No task has begun: this one has not given way yet.
    for search in searches.dropLast() {
      await #expect(throws: CancellationError.self) { try await search.value }
    }
    try await model.search?.value
    #expect(model.answer?.query == query)
    #expect(model.answer?.results.first?.id == "relative-to")
  }

  @Test func `a question that is cancelled while it is worked out has no answer`() async throws {
    let base = try SharedQueryService(path: ShippedBase.path())
    let task = Task {
      try await base.ask { service in
        withUnsafeCurrentTask { $0?.cancel() }
        return try service.search(SearchRequest("frame", in: .only(.english))).results.count
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    // The next one is answered.
    let entry = try await base.ask { try $0.entry("relative-to", in: .preferably(.spanish)) }
    #expect(entry?.entry.id == "relative-to")
  }

  @Test func `many ask at once and all are answered as one alone is`() async throws {
    let path = try ShippedBase.path()
    let queries = ["relativeTo", "cỡ chữ", "tamaño", "icona", "scaledFont", "no such words at all"]
    let service = try QueryService(path: path)
    let wanted = try queries.map {
      try service.search(SearchRequest($0, in: .preferably(.italian))).results.map(\.id)
    }
    let shared = try SharedQueryService(path: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for reader in 0..<8 {
        let base = reader < 4 ? shared : try SharedQueryService(path: path)
        group.addTask {
          for round in 0..<24 {
            let number = (reader + round) % queries.count
            let request = SearchRequest(queries[number], in: .preferably(.italian))
            let found = try await base.search(request).results.map(\.id)
            #expect(found == wanted[number])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a base that is not there is a typed error`() {
    #expect(throws: StorageError.self) { try SharedQueryService(path: "/nowhere/dtkb.sqlite") }
  }
}
