import Testing

@testable import DTKBSourceReading

@Suite("Line breaks in bytes")
struct LineBreaksTests {
  @Test("the first one in a range is found, wherever it stands", arguments: 0..<40)
  func finds(_ place: Int) {
    // Bytes that differ from a line break by one or by the highest bit.
    let others: [UInt8] = [0x0B, 0x0C, 0x0E, 0x09, 0x8A, 0x8D, 0x00, 0xFF]
    for sign in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] {
      var bytes = (0..<40).map { others[$0 % others.count] }
      bytes[place] = sign
      for start in 0...40 {
        let found = bytes.span.lineBreak(in: start..<40)
        #expect(found == (start <= place ? place : 40))
        #expect(bytes.span.lineBreak(in: start..<max(start, place)) == max(start, place))
      }
    }
  }
}
