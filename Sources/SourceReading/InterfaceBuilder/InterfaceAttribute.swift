/// An attribute of an element in an Interface Builder document, such as `pointSize="15"`.
public struct InterfaceAttribute: Sendable {
  let document: InterfaceDocument
  let index: Int

  private var record: InterfaceAttributeRecord { document.attributes[index] }

  /// Its name.
  public var name: String { document.bytes.text(nameRange) }

  /// Its value; the five entities of XML and character references are replaced, no others.
  public var value: String { document.bytes.unescapedText(valueRange) }

  /// The bytes of its name.
  public var nameRange: Range<Int> { record.name.range }

  /// The bytes of its value, without the quotation marks.
  public var valueRange: Range<Int> { record.value.range }

  /// All of it: name, sign and value.
  public var range: Range<Int> { record.range.range }

  /// Its value as a number, such as points.
  public var number: Double? { Double(value).flatMap { $0.isFinite ? $0 : nil } }

  /// Its value as a yes or a no, `YES` or `NO`.
  public var boolean: Bool? {
    switch value {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}

extension [UInt8] {
  /// The text in a range with the five predefined entities and the character references of XML replaced.
  func unescapedText(_ range: Range<Int>) -> String {
    guard self[range].contains(UInt8(ascii: "&")) else { return text(range) }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == UInt8(ascii: "&"),
        let (scalar, end) = reference(from: offset, to: range.upperBound)
      {
        unescaped.append(contentsOf: String(scalar).utf8)
        offset = end
      } else {
        unescaped.append(self[offset])
        offset += 1
      }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// The character that the reference at an offset stands for, and where the reference ends.
  private func reference(from start: Int, to limit: Int) -> (Unicode.Scalar, Int)? {
    // The longest one is `&#x10FFFF;`.
    let reach = Swift.min(limit, start + 12)
    guard let end = self[start..<reach].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = text(start + 1..<end)
    let scalar: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    return scalar.map { ($0, end + 1) }
  }
}
