import DTKBSourceReading

extension SwiftContext {
  /// What ends a line here: a carriage return with a line feed, or a line feed alone.
  var lineBreak: String {
    guard let end = tree.bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return tree.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The white space that starts the line of a byte.
  func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    let end = tree.bytes[start..<offset].firstIndex { !$0.isBlank } ?? offset
    return tree.text(start..<end)
  }

  /// Puts a statement on a line of its own behind another one, or beside it where more follows on its line.
  func insertion(of statement: String, after former: Range<Int>) -> Edit {
    let bytes = tree.bytes
    var end = former.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let isComment =
      end + 1 < bytes.count && bytes[end] == UInt8(ascii: "/") && bytes[end + 1] == bytes[end]
    guard end == bytes.count || bytes[end].endsLine || isComment else {
      return Edit(former.upperBound..<former.upperBound, "; " + statement)
    }
    while end < bytes.count, !bytes[end].endsLine { end += 1 }
    let indentation = indentation(at: former.lowerBound)
    return Edit(end..<end, lineBreak + indentation + statement)
  }

  /// Takes a modifier out, with its line where it stands alone there.
  func removal(of modifier: Range<Int>) -> Edit {
    let bytes = tree.bytes
    let start = startOfLine(at: modifier.lowerBound)
    guard start > 0, bytes[start..<modifier.lowerBound].allSatisfy(\.isBlank) else {
      return Edit(modifier, "")
    }
    var end = start - 1
    if end > 0, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Edit(end..<modifier.upperBound, "")
  }

  private func startOfLine(at offset: Int) -> Int {
    tree.bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
  }
}

extension SwiftNode {
  /// The bytes of its name.
  var nameTokenRange: Range<Int> {
    nameToken.map { tree.tokens[$0].start..<tree.tokens[$0].end }
      ?? range.lowerBound..<range.lowerBound
  }

  /// The literal number that a holder comes to, whatever else.
  var literalNumber: SwiftNode? {
    let outcomes = outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand, operand.numberValue != nil else {
      return nil
    }
    return operand
  }
}
