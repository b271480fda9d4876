/// What is known of a lower-case Latin letter: the letter under its marks, and how it composes.
enum LatinLetter {
  /// The letters with marks, each line led by the letter under the marks.
  ///
  /// All lower-case letters of the Unicode blocks from Latin-1 to Latin Extended Additional that
  /// decompose to an ASCII letter, and those whose stroke or shape Unicode does not decompose.
  private static let families = [
    "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "bḃḅḇ", "cçćĉċčḉ", "dďḋḍḏḑḓđðɖ",
    "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "fḟ", "gĝğġģǧǵḡ", "hĥȟḣḥḧḩḫẖħ", "iìíîïĩīĭįǐȉȋḭḯỉịı", "jĵǰ",
    "kķǩḱḳḵ", "lĺļľḷḹḻḽł", "mḿṁṃ", "nñńņňǹṅṇṉṋŋ", "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ", "pṕṗ",
    "rŕŗřȑȓṙṛṝṟ", "sśŝşšșṡṣṥṧṩ", "tţťțṫṭṯṱẗŧ", "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "vṽṿ",
    "wŵẁẃẅẇẉẘ", "xẋẍ", "yýÿŷȳẏẙỳỵỷỹ", "zźżžẑẓẕ",
  ]

  /// The letter under the marks of every lower-case letter, by the letter's place in two blocks.
  private static let bases: [UInt8] = {
    var bases = [UInt8](repeating: 0, count: firstBlock + secondBlock.count)
    for family in families {
      let letters = family.unicodeScalars
      let base = letters.first.map { UInt8(truncatingIfNeeded: $0.value) } ?? 0
      for letter in letters {
        if let place = place(of: letter) { bases[place] = base }
      }
    }
    return bases
  }()

  private static let firstBlock = 0x260
  private static let secondBlock = 0x1E00..<0x1F00

  private static func place(of letter: Unicode.Scalar) -> Int? {
    let value = Int(letter.value)
    if value < firstBlock { return value }
    return secondBlock.contains(value) ? firstBlock + value - secondBlock.lowerBound : nil
  }

  /// The ASCII letter under the marks of a lower-case letter, `nil` where there is none.
  static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard let place = place(of: letter) else { return nil }
    let base = bases[place]
    return base == 0 ? nil : Unicode.Scalar(base)
  }

  /// Every letter that is written as two when its marks are dropped.
  static func spelledOut(_ letter: Unicode.Scalar) -> String? {
    switch letter {
    case "æ", "ǽ", "ǣ": "ae"
    case "œ": "oe"
    case "ß": "ss"
    case "þ": "th"
    case "ĳ": "ij"
    default: nil
    }
  }

  /// The letters by their canonical equivalence, which `Character` compares and hashes by.
  private static let composed: [Character: Unicode.Scalar] = {
    var composed: [Character: Unicode.Scalar] = [:]
    for family in families {
      for letter in family.unicodeScalars { composed[Character(letter)] = letter }
    }
    return composed
  }()

  /// The single letter that is the same as a letter and a mark, where Unicode has one.
  static func composing(_ letter: Unicode.Scalar, with mark: Unicode.Scalar) -> Unicode.Scalar? {
    var pair = String.UnicodeScalarView()
    pair.append(letter)
    pair.append(mark)
    let written = String(pair)
    guard let character = written.first, character.utf8.count == written.utf8.count else {
      return nil
    }
    return composed[character]
  }
}
