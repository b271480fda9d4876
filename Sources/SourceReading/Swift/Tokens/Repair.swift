/// Something in a text that Swift would refuse and that was read all the same.
public enum Repair: String, Sendable, CaseIterable {
  /// Bytes that are no UTF-8.
  case invalidUTF8
  /// A no-break space or another space that Swift does not know.
  case space
  /// Curly quotation marks around a string.
  case quotationMark
  /// `<br>` and the like between the lines.
  case lineBreakTag
  /// Numbers before the lines.
  case lineNumbers
  /// The marks of a diff before the lines.
  case diffMarks
  /// Brackets nested too deeply to be read into.
  case depth
}
