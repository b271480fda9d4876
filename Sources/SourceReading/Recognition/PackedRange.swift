/// A range of bytes in eight bytes of memory, for records that a text has millions of.
struct PackedRange: Sendable, Equatable {
  /// Readers stop here: a longer text is none that people write.
  static let largestOffset = Int(Int32.max) - 1

  private let lower: Int32
  private let upper: Int32

  init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(truncatingIfNeeded: lower)
    self.upper = Int32(truncatingIfNeeded: max(lower, upper))
  }

  init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  var lowerBound: Int { Int(lower) }
  var upperBound: Int { Int(upper) }
  var isEmpty: Bool { lower == upper }
  var range: Range<Int> { Int(lower)..<Int(upper) }
}

extension [UInt8] {
  /// The part of a text that a reader reads: a range of it, or all, as far as offsets reach.
  func readableRange(_ range: Range<Int>?) -> Range<Int> {
    let whole = 0..<Swift.min(count, PackedRange.largestOffset)
    return (range ?? whole).clamped(to: whole)
  }

  /// The text in a range; bytes that are no UTF-8 become replacement characters.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// Whether the bytes in a range spell a word.
  func spell(_ word: String, in range: Range<Int>) -> Bool {
    range.count == word.utf8.count && self[range].elementsEqual(word.utf8)
  }
}
