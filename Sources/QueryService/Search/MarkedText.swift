/// A text in which some words are marked, such as those that a search found.
public struct MarkedText: Sendable, Equatable {
  /// A stretch of a text in UTF-8 bytes.
  ///
  /// A range of the library's makes its type as the program runs, which takes longer than many a search.
  package struct Mark: Sendable, Equatable {
    package let start: Int
    package let end: Int
  }

  /// The text.
  public let text: String
  /// The marked stretches, as in ``marks``.
  package let stretches: [Mark]

  /// The marked stretches in UTF-8 bytes, in order, none touching another.
  public var marks: [Range<Int>] { stretches.map { $0.start..<$0.end } }

  /// Makes a text with marks.
  public init(text: String, marks: [Range<Int>] = []) {
    self.init(text: text, stretches: marks.map { Mark(start: $0.lowerBound, end: $0.upperBound) })
  }

  init(text: String, stretches: [Mark]) {
    self.text = text
    self.stretches = stretches
  }
}
