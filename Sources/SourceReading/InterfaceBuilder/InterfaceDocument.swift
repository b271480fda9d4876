/// A document of Interface Builder, a xib or a storyboard, as flat elements.
///
/// Reading never fails and takes time linear in the text; fragments without a `document` element are read as well.
/// What it could not take stands in ``unread``.
///
/// ```swift
/// let document = InterfaceDocument(reading: bytes)
/// for label in document.elements where label.isNamed("label") {
///   label.child("fontDescription")?["pointSize"]  // "15"
/// }
/// ```
///
/// All ranges are bytes of the whole text, also where only a part of it was read.
public final class InterfaceDocument: Sendable {
  /// The text that was read.
  public let bytes: [UInt8]
  /// Where its comments are, from `<!--` to `-->`, in reading order.
  public let comments: [Range<Int>]
  /// What could not be read as it stands, at most a hundred parts.
  public let unread: [UnreadPart]

  let records: [InterfaceRecord]
  let attributes: [InterfaceAttributeRecord]

  /// Reads a text in UTF-8, or a range of it.
  public init(reading bytes: [UInt8], in range: Range<Int>? = nil) {
    var reader = InterfaceReader(bytes, in: bytes.readableRange(range))
    reader.read()
    self.bytes = bytes
    self.comments = reader.comments
    self.unread = reader.unread.parts
    self.records = reader.records
    self.attributes = reader.attributes
  }

  /// Every element, in reading order: each before what is in it.
  public var elements: InterfaceElements {
    InterfaceElements(document: self, indices: 0..<records.count)
  }
}

extension InterfaceDocument: CustomStringConvertible {
  /// One line an element, indented by its depth, for people who look at what was read.
  public var description: String {
    var lines = ""
    var depths: [Int] = []
    for element in elements {
      let depth = element.parent.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      lines += String(repeating: "  ", count: min(depth, 40)) + element.description + "\n"
    }
    return lines
  }
}
