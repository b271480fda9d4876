extension TextPage {
  /// Adds words as most texts have them, breaking them into lines byte by byte.
  ///
  /// Each character takes one column, one space stands between each two words, and none is longer
  /// than a line.
  ///
  /// - returns: Whether the words are such; nothing is added where they are not.
  mutating func evenWords(
    _ fragments: [Fragment], after lead: Fragment?, indent: Int, hanging: Int
  ) -> Bool {
    let lead = lead.map { visible($0.text) } ?? ""
    var words = fragments.first?.text ?? ""
    for fragment in fragments.dropFirst() { words += fragment.text }
    return words.withUTF8 { bytes in
      guard Self.areEven(bytes),
        let lines = EvenLines(
          bytes, width: width, margin: indent + displayWidth(of: lead), hanging: indent + hanging)
      else { return false }
      for line in lines.all {
        addSpaces(line.start == 0 ? indent : indent + hanging)
        if line.start == 0 { add(lead) }
        add(String(decoding: bytes[line.start..<line.end], as: UTF8.self).plainlySpaced)
        endLine(width: line.width)
      }
      return true
    }
  }

  /// Whether each character takes one column, and a space stands only between words.
  private static func areEven(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0x20
    for byte in bytes {
      if byte == 0x20, before == 0x20 { return false }
      before = byte
    }
    return before != 0x20 && evenWidth(of: bytes) != nil
  }
}

/// The lines that even words make, by their places in the bytes.
private struct EvenLines {
  struct Line {
    let start: Int
    let end: Int
    /// The columns that it takes, those before its words included.
    let width: Int
  }

  private(set) var all: [Line] = []

  /// Breaks lines before words that have no room; `nil` where a word is longer than a line.
  ///
  /// - Parameters:
  ///   - margin: The columns before the first line.
  ///   - hanging: Those before the others.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, width: Int, margin: Int, hanging: Int) {
    var start = 0
    // The columns of the line up to the last word that has room, and where that ends.
    var taken = margin
    var end = 0
    var wordStart = 0
    var wordWidth = 0
    for place in 0...bytes.count {
      if place < bytes.count, bytes[place] != 0x20 {
        // Only the first byte of a character counts.
        if bytes[place] & 0xC0 != 0x80 { wordWidth += 1 }
        continue
      }
      let gap = wordStart == start ? 0 : 1
      if taken + gap + wordWidth <= width {
        taken += gap + wordWidth
      } else {
        guard gap > 0, hanging + wordWidth <= width else { return nil }
        all.append(Line(start: start, end: end, width: taken))
        start = wordStart
        taken = hanging + wordWidth
      }
      end = place
      wordStart = place + 1
      wordWidth = 0
    }
    all.append(Line(start: start, end: end, width: taken))
  }
}
