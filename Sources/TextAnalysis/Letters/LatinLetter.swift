/// What is known of a lower-case Latin letter: the letter under its marks, and how it composes.
enum LatinLetter {
  /// For each combining mark the letters that take it, each followed by the letter they make together.
  ///
  /// The canonical decompositions (UnicodeData.txt, field 5) of all lower-case letters in the blocks
  /// from Latin-1 Supplement to Latin Extended Additional.
  private static let compositions: [(mark: Unicode.Scalar, pairs: String)] = [
    ("\u{300}", "aàeèiìnǹoòuùwẁyỳâầêềôồüǜăằēḕōṑơờưừ"),
    ("\u{301}", "aácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźâấåǻæǽçḉêếïḯôốõṍøǿüǘăắēḗōṓũṹơớưứ"),
    ("\u{302}", "aâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑạậẹệọộ"),
    ("\u{303}", "aãeẽiĩnñoõuũvṽyỹâẫêễôỗăẵơỡưữ"),
    ("\u{304}", "aāeēgḡiīoōuūyȳäǟæǣõȭöȫüǖǫǭȧǡȯȱḷḹṛṝ"),
    ("\u{306}", "aăeĕgğiĭoŏuŭȩḝạặ"),
    ("\u{307}", "aȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżśṥšṧſẛṣṩ"),
    ("\u{308}", "aäeëhḧiïoötẗuüwẅxẍyÿõṏūṻ"),
    ("\u{309}", "aảeẻiỉoỏuủyỷâẩêểôổăẳơởưử"),
    ("\u{30A}", "aåuůwẘyẙ"),
    ("\u{30B}", "oőuű"),
    ("\u{30C}", "aǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžüǚʒǯ"),
    ("\u{30F}", "aȁeȅiȉoȍrȑuȕ"),
    ("\u{311}", "aȃeȇiȋoȏrȓuȗ"),
    ("\u{31B}", "oơuư"),
    ("\u{323}", "aạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓơợưự"),
    ("\u{324}", "uṳ"),
    ("\u{325}", "aḁ"),
    ("\u{326}", "sștț"),
    ("\u{327}", "cçdḑeȩgģhḩkķlļnņrŗsştţ"),
    ("\u{328}", "aąeęiįoǫuų"),
    ("\u{32D}", "dḓeḙlḽnṋtṱuṷ"),
    ("\u{32E}", "hḫ"),
    ("\u{330}", "eḛiḭuṵ"),
    ("\u{331}", "bḇdḏhẖkḵlḻnṉrṟtṯzẕ"),
  ]

  /// Letters that stand for a letter with a stroke, a hook or no dot, which Unicode does not decompose.
  private static let shapes = "dđdðdɖhħiılłnŋoøsſtŧ"

  private static let firstBlock = 0x260
  private static let secondBlock = 0x1E00..<0x1F00

  /// The place of a letter in the tables, which hold two blocks.
  private static func place(of letter: Unicode.Scalar) -> Int? {
    let value = Int(letter.value)
    if value < firstBlock { return value }
    return secondBlock.contains(value) ? firstBlock + value - secondBlock.lowerBound : nil
  }

  private static let decompositions: [(letter: Unicode.Scalar, mark: Unicode.Scalar)?] = {
    var table = [(letter: Unicode.Scalar, mark: Unicode.Scalar)?](
      repeating: nil, count: firstBlock + secondBlock.count)
    for (mark, pairs) in compositions {
      forEachPair(in: pairs) { letter, composed in
        if let place = place(of: composed) { table[place] = (letter, mark) }
      }
    }
    return table
  }()

  private static let bases: [UInt8] = {
    var bases = [UInt8](repeating: 0, count: decompositions.count)
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") { bases[Int(letter)] = letter }
    forEachPair(in: shapes) { letter, shape in
      if let place = place(of: shape) { bases[place] = UInt8(truncatingIfNeeded: letter.value) }
    }
    for place in decompositions.indices {
      guard var letter = decompositions[place]?.letter else { continue }
      while let below = decomposition(of: letter) { letter = below.letter }
      bases[place] = Self.place(of: letter).map { bases[$0] } ?? 0
    }
    return bases
  }()

  private static func forEachPair(
    in pairs: String, _ body: (_ letter: Unicode.Scalar, _ composed: Unicode.Scalar) -> Void
  ) {
    var scalars = pairs.unicodeScalars.makeIterator()
    while let letter = scalars.next(), let composed = scalars.next() { body(letter, composed) }
  }

  /// The ASCII letter under the marks of a lower-case letter, `nil` where there is none.
  static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard let place = place(of: letter) else { return nil }
    let base = bases[place]
    return base == 0 ? nil : Unicode.Scalar(base)
  }

  /// The letters that are written for one when its marks are dropped.
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

  /// The letter and the mark that a letter is the same as, `nil` where it has no mark.
  static func decomposition(
    of letter: Unicode.Scalar
  ) -> (letter: Unicode.Scalar, mark: Unicode.Scalar)? {
    place(of: letter).flatMap { decompositions[$0] }
  }

  /// The single letter that is the same as a letter and a mark, where Unicode has one.
  static func composing(_ letter: Unicode.Scalar, with mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard let row = compositions.first(where: { $0.mark == mark }) else { return nil }
    var scalars = row.pairs.unicodeScalars.makeIterator()
    while let candidate = scalars.next(), let composed = scalars.next() {
      if candidate == letter { return composed }
    }
    return nil
  }
}
