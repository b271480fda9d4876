/// Something that a rule found out, to fill a `{placeholder}` of its message.
///
/// Facts are numbers and names, never words: the words are in `Data/`.
public enum Fact: Sendable, Equatable {
  /// A length in points, a factor or a percentage, as the name of the fact says.
  case number(Double)
  /// A count.
  case count(Int)
  /// A name in code, such as `.body`.
  case name(String)
  /// A text size, as its case name, such as `accessibility5`.
  case size(String)
}
