public import DTKBKnowledge
public import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// Answers questions from a knowledge base.
///
/// Synchronous and bound to the thread that uses it; an app wraps it in an actor. Answers are values
/// that outlive it.
public final class QueryService {
  let base: KnowledgeBase

  /// Opens the base at a path; the file is never written to.
  ///
  /// - throws: A ``StorageError`` that says why the file cannot be used.
  public init(path: String) throws(StorageError) {
    base = try KnowledgeBase(path: path)
  }

  /// What the base is: the version of its tables and the digest of its content.
  public func identity() throws(StorageError) -> (schemaVersion: Int, contentDigest: String) {
    (base.schemaVersion, try base.contentDigest())
  }

  /// Finds entries, the best first; any text is a query, nothing in it is syntax.
  public func search(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    try Search(base).answer(request)
  }

  /// The words around the content in a language.
  public func interfaceWords(in language: Language) throws(StorageError) -> InterfaceWords {
    try base.interfaceWords(in: language)
  }
}
