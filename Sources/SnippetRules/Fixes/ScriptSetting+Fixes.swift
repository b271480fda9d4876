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
    return literal.tree.endsLineComment(at: start)
      ? Edit(literal.range, "true") : Edit(start..<range.upperBound, "")
  }
}

extension ScriptTree {
  /// Whether a comment that goes on to the end of its line stands right before a place.
  fileprivate func endsLineComment(at offset: Int) -> Bool {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, comments[low - 1].upperBound >= offset else { return false }
    return bytes[comments[low - 1]].starts(with: "//".utf8)
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
