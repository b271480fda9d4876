/// An element of an Interface Builder document: a document and a place in it, cheap to pass around.
public struct InterfaceElement: Sendable {
  /// The document that it is in.
  public let document: InterfaceDocument
  /// Its place among the document's elements.
  public let index: Int

  private var record: InterfaceRecord { document.records[index] }

  /// The name of its tag, such as `label`.
  public var name: String { document.bytes.text(nameRange) }

  /// The bytes of the name in its start tag.
  public var nameRange: Range<Int> { record.name.range }

  /// Whether its tag has a name; cheaper than to compare ``name``.
  public func isNamed(_ name: String) -> Bool {
    document.bytes.spell(name, in: nameRange)
  }

  /// Its start tag, or its only one, from `<` to `>`.
  public var startTagRange: Range<Int> { record.startTag.range }

  /// The bytes that the start tag opens with: `<label`.
  public var openingRange: Range<Int> { startTagRange.lowerBound..<nameRange.upperBound }

  /// What stands between its tags.
  public var contentRange: Range<Int> {
    record.startTag.upperBound..<max(record.startTag.upperBound, Int(record.contentEnd))
  }

  /// All of it, from its start tag to its end tag.
  public var range: Range<Int> {
    record.startTag.lowerBound..<max(record.startTag.upperBound, Int(record.upper))
  }

  /// Its attributes, as they are written.
  public var attributes: [InterfaceAttribute] {
    (record.firstAttribute..<record.endAttribute).map {
      InterfaceAttribute(document: document, index: Int($0))
    }
  }

  /// The attribute of a name.
  public func attribute(_ name: String) -> InterfaceAttribute? {
    for index in Int(record.firstAttribute)..<Int(record.endAttribute)
    where document.bytes.spell(name, in: document.attributes[index].name.range) {
      return InterfaceAttribute(document: document, index: index)
    }
    return nil
  }

  /// The value of the attribute of a name.
  public subscript(name: String) -> String? {
    attribute(name)?.value
  }

  /// The text between its tags where it has no elements, as in `<string key="text">Paid</string>`.
  public var text: String? {
    guard children.first(where: { _ in true }) == nil else { return nil }
    let range = contentRange
    let opening = Array("<![CDATA[".utf8)
    let closing = Array("]]>".utf8)
    let content = document.bytes[range]
    if content.starts(with: opening), content.suffix(closing.count).elementsEqual(closing) {
      let inside = range.lowerBound + opening.count..<range.upperBound - closing.count
      return inside.isEmpty ? "" : document.bytes.text(inside)
    }
    return document.bytes.unescapedText(range)
  }

  /// The class that it has in code, where the document names one.
  public var customClass: String? { self["customClass"] }
}

extension InterfaceElement: Equatable {
  /// The same element of the same document.
  public static func == (first: InterfaceElement, second: InterfaceElement) -> Bool {
    first.index == second.index && first.document === second.document
  }
}

extension InterfaceElement: CustomStringConvertible {
  /// Its name and its attributes.
  public var description: String {
    ([name] + attributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}
