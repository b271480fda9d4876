public import DTKBTextAnalysis
public import Testing

extension Analyser: CustomTestStringConvertible {
  /// Keeps the lists of an analyser out of the names of tests.
  public var testDescription: String { "analyser" }
}
