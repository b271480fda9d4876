/// The Spanish stemmer of the Snowball project, written from its published description
/// (snowballstem.org/algorithms/spanish/stemmer.html, with the endings `-acion` and `-ucion` of
/// Snowball 3).
enum SpanishStemmer {
  /// Leaves the stem of a word in lower case.
  static func stem(_ word: inout LatinWord) {
    let regions = StemRegions(of: word.letters, vowels: vowels)
    removePronoun(from: &word, regions)
    _ =
      removeStandardSuffix(from: &word, regions) || removeVerbSuffixInY(from: &word, regions)
      || removeVerbSuffix(from: &word, regions)
    removeResidue(from: &word, regions)
    for index in word.letters.indices { word.letters[index] = withoutAcute(word.letters[index]) }
  }

  private static let vowels: LetterSet = "aeiouáéíóúü"

  private static func withoutAcute(_ letter: UInt8) -> UInt8 {
    switch letter {
    case 0xE1: UInt8(ascii: "a")
    case 0xE9: UInt8(ascii: "e")
    case 0xED: UInt8(ascii: "i")
    case 0xF3: UInt8(ascii: "o")
    case 0xFA: UInt8(ascii: "u")
    default: letter
    }
  }

  // MARK: Step 0, pronouns

  private static let pronouns = SuffixTable("me se sela selo selas selos la le lo las les los nos")

  private enum VerbForm { case accented, plain, inY }

  private static let beforePronoun = SuffixTable<VerbForm>([
    "iéndo ándo ár ér ír": .accented, "ando iendo ar er ir": .plain, "yendo": .inY,
  ])

  private static func removePronoun(from word: inout LatinWord, _ regions: StemRegions) {
    guard let pronoun = pronouns.longest(endOf: word)?.suffix else { return }
    var verb = word
    verb.remove(pronoun)
    guard let (form, kind) = beforePronoun.longest(endOf: verb), verb.start(of: form) >= regions.rv
    else { return }
    switch kind {
    case .plain: break
    case .inY:
      guard verb.ends(in: "uyendo") else { return }
    case .accented:
      for index in verb.start(of: form)..<verb.letters.count {
        verb.letters[index] = withoutAcute(verb.letters[index])
      }
    }
    word = verb
  }

  // MARK: Step 1, endings of nouns and adjectives

  private enum Standard { case delete, ation, logy, ution, ence, amente, mente, ity, ive }

  private static let standard = SuffixTable<Standard>([
    """
    anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas \
    amiento amientos imiento imientos
    """: .delete,
    "adora ador ación adoras adores aciones ante antes ancia ancias acion": .ation,
    "logía logías": .logy,
    "ución uciones ucion": .ution,
    "encia encias": .ence,
    "amente": .amente,
    "mente": .mente,
    "idad idades": .ity,
    "iva ivo ivas ivos": .ive,
  ])

  private static func removeStandardSuffix(
    from word: inout LatinWord, _ regions: StemRegions
  ) -> Bool {
    guard let (suffix, kind) = standard.longest(endOf: word) else { return false }
    let region = if case .amente = kind { regions.r1 } else { regions.r2 }
    guard word.start(of: suffix) >= region else { return false }
    word.remove(suffix)
    let r2 = regions.r2
    switch kind {
    case .delete: break
    case .logy: word.append("log")
    case .ution: word.append("u")
    case .ence: word.append("ente")
    case .ation: word.remove("ic", from: r2)
    case .ive: word.remove("at", from: r2)
    case .ity:
      _ =
        word.remove("abil", from: r2) || word.remove("ic", from: r2) || word.remove("iv", from: r2)
    case .mente:
      _ =
        word.remove("ante", from: r2) || word.remove("able", from: r2)
        || word.remove("ible", from: r2)
    case .amente:
      if word.remove("iv", from: r2) {
        word.remove("at", from: r2)
      } else {
        _ =
          word.remove("os", from: r2) || word.remove("ic", from: r2) || word.remove("ad", from: r2)
      }
    }
    return true
  }

  // MARK: Step 2, endings of verbs

  private static let verbsInY = SuffixTable("ya ye yan yen yeron yendo yo yó yas yes yais yamos")

  /// Takes an ending in `y` away that follows a `u`, which itself may stand before the region.
  private static func removeVerbSuffixInY(
    from word: inout LatinWord, _ regions: StemRegions
  ) -> Bool {
    guard let suffix = verbsInY.longest(endOf: word, from: regions.rv)?.suffix else { return false }
    let start = word.start(of: suffix)
    guard start > 0, word.letters[start - 1] == UInt8(ascii: "u") else { return false }
    word.remove(suffix)
    return true
  }

  private enum Verb { case delete, deleteWithU }

  private static let verbs = SuffixTable<Verb>([
    "en es éis emos": .deleteWithU,
    """
    arían arías arán arás aríais aría aréis aríamos aremos ará aré erían erías erán erás eríais ería \
    eréis eríamos eremos erá eré irían irías irán irás iríais iría iréis iríamos iremos irá iré aba \
    ada ida ía ara iera ad ed id ase iese aste iste an aban ían aran ieran asen iesen aron ieron ado \
    ido ando iendo ió ar er ir as abas adas idas ías aras ieras ases ieses ís áis abais íais arais \
    ierais aseis ieseis asteis isteis ados idos amos ábamos íamos imos áramos iéramos iésemos ásemos
    """: .delete,
  ])

  private static func removeVerbSuffix(
    from word: inout LatinWord, _ regions: StemRegions
  ) -> Bool {
    guard let (suffix, kind) = verbs.longest(endOf: word, from: regions.rv) else { return false }
    word.remove(suffix)
    // The `u` of `gu` only keeps the `g` hard before `e`.
    if case .deleteWithU = kind, word.ends(in: "gu") { word.remove("u") }
    return true
  }

  // MARK: Step 3, what is left of an ending

  private static let residues = SuffixTable<Verb>(["os a o á í ó": .delete, "e é": .deleteWithU])

  private static func removeResidue(from word: inout LatinWord, _ regions: StemRegions) {
    guard let (suffix, kind) = residues.longest(endOf: word), word.start(of: suffix) >= regions.rv
    else { return }
    word.remove(suffix)
    if case .deleteWithU = kind, word.ends(in: "gu") { word.remove("u", from: regions.rv) }
  }
}
