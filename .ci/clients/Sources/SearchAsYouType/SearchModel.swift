import DTKBQueryService

/// What stands behind a search field.
@MainActor final class SearchModel {
  /// The answers that the reader saw, the last one last.
  private(set) var answers: [SearchAnswer] = []
  private let base: SharedQueryService
  private var search: Task<Void, any Error>?

  init(base: SharedQueryService) { self.base = base }

  /// Takes what the field holds after a letter; the search of the letter before is dropped.
  func type(_ query: String) {
    search?.cancel()
    search = Task {
      answers.append(try await base.search(SearchRequest(query, in: .preferably(.italian))))
    }
  }

  /// Waits for the answer to what was typed last.
  func pause() async throws { try await search?.value }
}
