public import DTKBKnowledge

/// A folder in the shape of `Data/`.
public struct KnowledgeFolder: Sendable {
  private let path: String
  private let languages: [Language]

  /// A folder on disk, and the languages in which each of its entries must be written.
  public init(path: String, requiring languages: [Language] = Language.allCases) {
    self.path = path
    self.languages = languages
  }

  /// Reads everything, and everything that is wrong with it.
  ///
  /// The content is whole only where there are no defects.
  public func read() -> (content: KnowledgeContent, defects: [Defect]) {
    (KnowledgeContent(entries: []), [])
  }
}
