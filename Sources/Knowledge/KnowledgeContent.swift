/// Everything that a folder of knowledge holds, read and proved.
public struct KnowledgeContent: Sendable, Equatable {
  /// The entries, in the order of their ids.
  public let entries: [Entry]
  /// The words around the content, one set a language.
  public let interfaceWords: [InterfaceWords]
  /// Words that mean the same, by language.
  public let synonyms: [SynonymGroup]
  /// The learning paths, in the order of their names.
  public let paths: [LearningPath]

  /// Makes content from what was read.
  public init(
    entries: [Entry], interfaceWords: [InterfaceWords] = [], synonyms: [SynonymGroup] = [],
    paths: [LearningPath] = []
  ) {
    self.entries = entries
    self.interfaceWords = interfaceWords
    self.synonyms = synonyms
    self.paths = paths
  }
}
