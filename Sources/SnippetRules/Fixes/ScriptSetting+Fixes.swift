import DTKBSourceReading

extension ScriptSetting {
  /// Gives a setting that is plainly off up to its default: takes an attribute out, turns every other one on.
  var withScaling: Edit? {
    guard let value, values.count == 1, let literal = values.first, literal.boolean == false,
      value.range.lowerBound <= literal.range.lowerBound,
      literal.range.upperBound <= value.range.upperBound
    else { return nil }
    guard element != nil else { return Edit(literal.range, "true") }
    let bytes = literal.tree.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isBlank || bytes[start - 1].endsLine { start -= 1 }
    // A comment behind the name before it would swallow what follows.
    let line = bytes[..<start].lastIndex(where: \.endsLine) ?? 0
    let hasComment = bytes[line..<start].split(separator: UInt8(ascii: "/")).count > 1
    return hasComment ? Edit(literal.range, "true") : Edit(start..<range.upperBound, "")
  }
}

extension ScriptNode {
  /// Writes a number in the place of an expression that is a number or a name for one.
  func numberEdit(_ number: String) -> Edit? {
    let inner = withoutParentheses
    guard inner.number != nil || inner.kind == .identifier || inner.kind == .member else {
      return nil
    }
    return Edit(inner.range, number)
  }
}
