extension String {
  /// Whether a piece of ASCII stands somewhere in the text: names are asked for many pieces, and a search
  /// that knows of characters takes ten times as long.
  ///
  /// ```swift
  /// "MaterialIcons".holds("Icon")  // true
  /// ```
  func holds(_ piece: StaticString) -> Bool {
    piece.withUTF8Buffer { piece in
      utf8.withContiguousStorageIfAvailable { bytes in
        guard let first = piece.first, bytes.count >= piece.count else { return piece.isEmpty }
        return (0...bytes.count - piece.count).contains { place in
          bytes[place] == first && bytes[place..<place + piece.count].elementsEqual(piece)
        }
      } ?? utf8.indices.contains { utf8[$0...].starts(with: piece) }
    }
  }
}
