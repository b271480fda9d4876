import DTKBSourceReading

extension SwiftNode {
  /// The bytes of a name, from the period before it, to the end of its parentheses.
  var callRange: Range<Int> {
    range.lowerBound..<(call ?? self).range.upperBound
  }
}
