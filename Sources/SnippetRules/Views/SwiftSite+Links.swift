import DTKBSourceReading

extension SwiftSite {
  /// The bytes of a name in a chain with its parentheses, without what stands before it: `lineLimit(1)`.
  var linkRange: Range<Int> {
    node.range.lowerBound..<(call?.range.upperBound ?? node.range.upperBound)
  }
}
