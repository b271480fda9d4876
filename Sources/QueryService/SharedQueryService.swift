public import DTKBKnowledgeStorage

/// A query service that the tasks of an app share: one question after another, off the main thread.
///
/// Search as the reader types: each letter cancels the task of the one before, and a task that was cancelled is never
/// answered. A question that has begun is worked out to its end, which takes a few milliseconds; one that still waits
/// behind others is dropped.
///
/// ```swift
/// @MainActor final class SearchModel {
///   private(set) var answer: SearchAnswer?
///   private let base: SharedQueryService
///   private var search: Task<Void, any Error>?
///
///   init(base: SharedQueryService) { self.base = base }
///
///   func type(_ query: String) {
///     search?.cancel()
///     search = Task {
///       answer = try await base.search(SearchRequest(query, in: .preferably(.italian)))
///     }
///   }
/// }
/// ```
///
/// Questions to one of these wait for each other; two of them, on the same file or not, are asked at once. Answers are
/// values, and may be kept by whoever asked.
public actor SharedQueryService {
  private let service: QueryService

  /// Opens the base at a path; the file is never written to.
  ///
  /// - parameter own: The paths of a reader's own bases, the one that wins first.
  /// - throws: A ``StorageError`` that says why a file cannot be used.
  public init(path: String, own: [String] = []) throws(StorageError) {
    service = try QueryService(path: path, own: own)
  }

  /// Finds entries, the best first; any text is a query, nothing in it is syntax.
  ///
  /// - throws: `CancellationError` where the task was cancelled before the answer was there, and what
  ///   ``QueryService/search(_:)`` throws.
  public func search(_ request: SearchRequest) throws -> SearchAnswer {
    try ask { try $0.search(request) }
  }

  /// Asks whatever a query service answers.
  ///
  /// ```swift
  /// let entry = try await base.ask { try $0.entry("relative-to", in: .preferably(.spanish)) }
  /// ```
  /// - throws: `CancellationError` where the task was cancelled before the answer was there, and what the question
  ///   throws.
  public func ask<Answer: Sendable>(
    _ question: @Sendable (QueryService) throws -> Answer
  ) throws -> Answer {
    try Task.checkCancellation()
    let answer = try question(service)
    try Task.checkCancellation()
    return answer
  }
}
