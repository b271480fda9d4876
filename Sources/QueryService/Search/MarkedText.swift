/// A text in which some words are marked, such as those that a search found.
public struct MarkedText: Sendable, Equatable {
  /// The text.
  public let text: String
  /// The marked stretches in UTF-8 bytes, in order, none touching another.
  public let marks: [Range<Int>]

  /// Makes a text with marks.
  public init(text: String, marks: [Range<Int>] = []) {
    self.text = text
    self.marks = marks
  }
}
