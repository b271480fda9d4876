/// Why git does not say what changed, as facts.
enum GitError: Error, Sendable, Equatable {
  /// The program is nowhere in the `PATH`.
  case notInstalled
  /// What is checked lies in no repository.
  case noRepository(path: String)
  /// The repository has no such revision.
  case unknownRevision(String, repository: String)
  /// Git itself gave up, with these words.
  case failed(String)
}
