public import DTKBKnowledge
public import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// Answers questions from a knowledge base.
///
/// Synchronous and bound to the thread that uses it; an app wraps it in an actor. Answers are values
/// that outlive it.
public final class QueryService {
  let bases: KnowledgeBases
  private var likeness: [SampleLikeness]?

  /// Opens the base at a path; the file is never written to.
  ///
  /// - parameter own: The paths of a reader's own bases, the one that wins first: an entry of theirs
  ///   takes the place of one of the same id behind it.
  /// - throws: A ``StorageError`` that says why a file cannot be used.
  public init(path: String, own: [String] = []) throws(StorageError) {
    var all: [KnowledgeBase] = []
    for path in own + [path] { all.append(try KnowledgeBase(path: path)) }
    bases = KnowledgeBases(all: all)
  }

  /// What the shipped base is: the version of its tables and the digest of its content.
  public func identity() throws(StorageError) -> (schemaVersion: Int, contentDigest: String) {
    (bases.shipped.schemaVersion, try bases.shipped.contentDigest())
  }

  /// Finds entries, the best first; any text is a query, nothing in it is syntax.
  public func search(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    try search(request, by: SearchWeights())
  }

  /// Finds entries by other weights than those that stand the test.
  package func search(
    _ request: SearchRequest, by weights: SearchWeights
  ) throws(StorageError) -> SearchAnswer {
    try Search(bases, by: weights).answer(request)
  }

  /// The learning path of a name; one of a reader's own takes the place of the one that ships.
  public func learningPath(named name: String) throws(StorageError) -> LearningPath? {
    for base in bases.all {
      if let path = try base.learningPaths().first(where: { $0.name == name }) { return path }
    }
    return nil
  }

  /// What the samples of each base are made of: read when code is first asked about, and kept.
  func sampleLikeness() throws(StorageError) -> [SampleLikeness] {
    if let likeness { return likeness }
    var read: [SampleLikeness] = []
    for base in bases.all { read.append(SampleLikeness(to: try base.sampleCodes())) }
    likeness = read
    return read
  }

  /// The words around the content in a language.
  public func interfaceWords(in language: Language) throws(StorageError) -> InterfaceWords {
    try bases.shipped.interfaceWords(in: language)
  }

  /// Some of the words around the content in a language.
  package func interfaceWords(
    _ words: [InterfaceWord], in language: Language
  ) throws(StorageError) -> InterfaceWords {
    try bases.shipped.interfaceWords(words, in: language)
  }
}
