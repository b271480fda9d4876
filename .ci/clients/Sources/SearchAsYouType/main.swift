// How an app searches the shipped base while its reader types, and from many tasks at once.
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import Foundation

/// The shipped base, a resource of the package: Apple's systems call its folder a bundle.
func shippedBase() -> String? {
  let places = [Bundle.main.resourceURL, Bundle.main.bundleURL]
  for place in places.compactMap({ $0 }) {
    for ending in ["bundle", "resources"] {
      let folder = place.appending(path: "dtkb_DTKBKnowledgeDatabase.\(ending)")
      if let base = Bundle(url: folder)?.path(forResource: "dtkb", ofType: "sqlite") { return base }
    }
  }
  return nil
}

/// What stands behind a search field.
@MainActor final class SearchModel {
  /// The answers that were shown, the last one last.
  private(set) var shown: [SearchAnswer] = []
  private let base: SharedQueryService
  private var search: Task<Void, any Error>?

  init(base: SharedQueryService) { self.base = base }

  func type(_ query: String) {
    search?.cancel()
    search = Task {
      shown.append(try await base.search(SearchRequest(query, in: .preferably(.italian))))
    }
  }

  func rest() async throws { try await search?.value }
}

guard let path = shippedBase() else { exit(EX_NOINPUT) }
let base = try SharedQueryService(path: path)

// Each letter cancels the search of the one before; who rests sees an answer.
let model = SearchModel(base: base)
for pause in ["relativeTo", "grassetto"] {
  for length in 1...pause.count { model.type(String(pause.prefix(length))) }
  try await model.rest()
}
for answer in model.shown {
  print("typed:", answer.query, "->", answer.results.first?.id ?? "nothing")
}

// Two services are asked at once; answers are values, whichever task asked.
let queries: [(words: String, language: Language)] = [
  ("dimensione fissa", .italian), ("cỡ chữ cố định", .vietnamese), ("tamaño fijo", .spanish),
  ("fixed size", .english),
]
let other = try SharedQueryService(path: path)
let answers = try await withThrowingTaskGroup(of: SearchAnswer.self) { group in
  for reader in 0..<200 {
    let (words, language) = queries[reader % queries.count]
    let service = reader.isMultiple(of: 2) ? base : other
    group.addTask { try await service.search(SearchRequest(words, in: .only(language))) }
  }
  return try await group.reduce(into: []) { $0.append($1) }
}
for (words, language) in queries {
  let found = Set(answers.filter { $0.query == words }.map { $0.results.first?.id ?? "nothing" })
  print("read:", language.rawValue, words, "->", found.sorted().joined(separator: ", "))
}

// A whole entry, and what is not there.
if let shown = try await base.ask({ try $0.entry("relative-to", in: .only(.spanish)) }) {
  print("entry:", shown.entry.id, shown.text.title)
}
do {
  _ = try SharedQueryService(path: path + ".missing")
} catch .missing {
  print("a base that is not there: a typed error")
}
