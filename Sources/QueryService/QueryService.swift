public import DTKBKnowledge
public import DTKBKnowledgeStorage
public import DTKBSnippetRules

/// Answers questions from a knowledge base.
///
/// Synchronous and bound to the thread that uses it; an app wraps it in an actor.
public final class QueryService {
  /// Opens the base at a path; the file is never written to.
  ///
  /// - throws: A ``StorageError`` that says why the file cannot be used.
  public init(path: String) throws(StorageError) {
  }

  /// What the base is: its schema version and the digest of its content.
  public var identity: (schemaVersion: Int, contentDigest: String) { (0, "") }

  /// Finds entries.
  public func search(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    SearchAnswer(
      query: request.query, language: request.language.language, results: [], suggestions: [],
      otherLanguages: [])
  }

  /// The entry of an id, or `nil` where the base has none, or has none in the only language asked
  /// for.
  public func entry(
    _ id: String, in language: LanguageChoice
  ) throws(StorageError) -> ShownEntry? {
    nil
  }

  /// Every entry that fits, by kind in the order of `EntryKind.allCases`, then by id.
  public func list(
    kind: EntryKind? = nil, topic: Topic? = nil, in language: LanguageChoice
  ) throws(StorageError) -> [ListedEntry] {
    []
  }

  /// The ids of the base that are nearest to a word that is none.
  public func idsNear(_ word: String) throws(StorageError) -> [String] { [] }

  /// The words around the content in a language.
  public func interfaceWords(in language: Language) throws(StorageError) -> InterfaceWords {
    InterfaceWords(language: language, values: [:])
  }

  /// Findings in a reader's words, in their order.
  public func explain(
    _ findings: [Finding], in language: LanguageChoice
  ) throws(StorageError) -> [ExplainedFinding] {
    []
  }
}
