extension Check {
  /// Letters written as a base and marks where Unicode has one character (text not in NFC).
  ///
  /// They look the same and are found by other searches, and Vietnamese typed on some systems
  /// comes that way.
  static let decomposedText = Check("DecomposedText") { draft in
    draft.textFiles.flatMap { file -> [Defect] in
      guard file.text.unicodeScalars.contains(where: mayBeDecomposed) else { return [] }
      return file.lines.enumerated().compactMap { index, line in
        guard let character = line.first(where: isDecomposed) else { return nil }
        return Defect(
          file: file.path, line: index + 1,
          message: "\(quoted(String(character))) is not one composed character (NFC): type it again"
        )
      }
    }
  }

  /// A combining mark, or a sign that stands for a letter (kelvin, ångström).
  private static func mayBeDecomposed(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value) || (0x212A...0x212B).contains(scalar.value)
  }

  private static func isDecomposed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let base = scalars.first, scalars.contains(where: mayBeDecomposed) else { return false }
    if let letter = composed[character] { return !scalars.elementsEqual([letter]) }
    return scalars.dropFirst().contains { mark in
      composed[Character(String(String.UnicodeScalarView([base, mark])))] != nil
    }
  }

  /// The Latin letters, found under any spelling: characters are equal where they are canonically
  /// equivalent.
  private static let composed: [Character: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [0x41...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    return Dictionary(letters.map { (Character($0), $0) }) { first, _ in first }
  }()
}
