/// What is wrong with the rows that a table was to be made of.
public enum TableDefect: Error, Hashable, Sendable {
  /// The sizes are not in order from the smallest, one is named twice, or there is none.
  case sizesOutOfOrder
  /// The default size is not among the sizes.
  case defaultSizeMissing(DynamicTypeSize)
  /// Two rows are of the same style.
  case repeatedStyle(TextStyle)
  /// A row has more or fewer figures than the table has sizes.
  case wrongCount(TextStyle, expected: Int, found: Int)
  /// A row scales by another line spacing at a size that the table does not have.
  case unknownSize(TextStyle, DynamicTypeSize)
  /// A length is not between 0.1 and 10,000 points.
  case invalidLength(TextStyle, Double)
}
