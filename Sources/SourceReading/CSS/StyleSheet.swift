/// Style sheet text as far as fonts go: a file, a string, an attribute, or the styles within HTML.
///
/// Reading never fails and takes time linear in the text. A piece of a style sheet is read as well, as where a
/// string in code starts in the middle of a rule; interpolations of Swift and of templates count as values that
/// nobody knows.
///
/// ```swift
/// let sheet = StyleSheet(reading: Array("body { font-size: 15px }".utf8))
/// sheet.declarations.first?.size  // 15 px
/// ```
///
/// All ranges are bytes of the whole text, also where only a part of it was read.
public struct StyleSheet: Sendable {
  /// The text that was read.
  public let bytes: [UInt8]
  /// The declarations about fonts, in reading order.
  public let declarations: [StyleDeclaration]

  /// Reads a text in UTF-8, or a range of it: HTML if it has a tag, else a style sheet.
  public init(reading bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = bytes.readableRange(range)
    let parts = HTMLStyles(bytes, in: range)?.parts ?? [range]
    var declarations: [StyleDeclaration] = []
    for part in parts {
      var reader = StyleReader(bytes, in: part)
      reader.read()
      declarations += reader.declarations
    }
    self.bytes = bytes
    self.declarations = declarations
  }

  /// The text of what a declaration applies to, such as `body`; nothing in an attribute or a piece of a rule.
  public func selector(of declaration: StyleDeclaration) -> String? {
    declaration.selectorRange.map { bytes.text($0) }
  }

  /// The text of a declaration's value.
  public func value(of declaration: StyleDeclaration) -> String {
    bytes.text(declaration.valueRange)
  }
}
