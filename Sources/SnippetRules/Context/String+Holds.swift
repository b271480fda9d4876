extension String {
  /// Whether a piece of ASCII stands somewhere in the text, compared byte by byte: names are asked for many
  /// pieces, and a search that knows of characters showed in the time of a check.
  ///
  /// ```swift
  /// "MaterialIcons".holds("Icon")  // true
  /// ```
  func holds(_ piece: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      piece.withUTF8Buffer { piece in
        guard let first = piece.first, bytes.count >= piece.count else { return piece.isEmpty }
        return (0...bytes.count - piece.count).contains { place in
          bytes[place] == first && bytes[place..<place + piece.count].elementsEqual(piece)
        }
      }
    }
  }
}
