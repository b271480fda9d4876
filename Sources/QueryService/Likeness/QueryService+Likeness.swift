public import DTKBKnowledgeStorage
public import DTKBSourceReading

extension QueryService {
  /// Finds the entries that treat what some code does, faulty or not, the best first.
  ///
  /// - Parameter request: In which language, of which kind and topic, how many; its query is not read.
  public func search(
    like source: SourceFile, _ request: SearchRequest
  ) throws(StorageError) -> CodeAnswer {
    try search(like: source, request, by: CodeWeights())
  }

  /// Finds them by other weights than those that stand the test.
  package func search(
    like source: SourceFile, _ request: SearchRequest, by weights: CodeWeights
  ) throws(StorageError) -> CodeAnswer {
    try CodeSearch(bases, likeness: sampleLikeness(), by: weights).answer(source, request)
  }
}
