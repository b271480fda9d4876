import Testing

@testable import DTKBSourceReading

@Suite("Words and spaces in bytes")
struct SpanWordsTests {
  /// Every byte stands at every place of a step of eight, among letters and among spaces.
  @Test("each byte ends a word, or does not, wherever it stands", arguments: UInt8.min...UInt8.max)
  func endsWord(_ byte: UInt8) {
    let isOfWord =
      byte < 0x80
      && (Character(Unicode.Scalar(byte)).isLetter
        || Character(Unicode.Scalar(byte)).isNumber || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$"))
    for place in 0..<20 {
      var letters = [UInt8](repeating: UInt8(ascii: "z"), count: 20)
      letters[place] = byte
      #expect(letters.span.endOfWord(from: 0) == (isOfWord ? 20 : place))
      #expect(letters.span.endOfWord(from: 20) == 20)
      var spaces = [UInt8](repeating: UInt8(ascii: " "), count: 20)
      spaces[place] = byte
      #expect(spaces.span.endOfSpaces(from: 0) == (byte == UInt8(ascii: " ") ? 20 : place))
    }
  }

  @Test("letters, digits and underscores are marked, each in its place")
  func marks() {
    #expect(WordBytes.marks(in: 0x2041_205F_2030_2E7A) == 0x0080_0080_0080_0080)
  }

  @Test("the last eight bytes of a range make one number, wherever the text ends")
  func packs() {
    let bytes = (1...20).map { UInt8($0) }
    for start in 0...20 {
      for end in start...20 {
        let packed = bytes[start..<end].suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
        #expect(bytes.span.packed(start..<end) == packed)
      }
    }
  }
}
