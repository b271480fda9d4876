/// The Italian stemmer of the Snowball project, written from its published description
/// (snowballstem.org/algorithms/italian/stemmer.html), without its elisions: the analyser has
/// dropped those before.
enum ItalianStemmer {
  /// Leaves the stem of a word in lower case.
  static func stem(_ word: inout LatinWord) {
    markConsonants(in: &word.letters)
    var regions = StemRegions(of: word.letters, vowels: vowels)
    // Without this, `divano` (sofa) would be `diva`.
    if word.letters.starts(with: "divan".utf8) { regions.rv = 5 }

    removePronoun(from: &word, regions)
    if !removeStandardSuffix(from: &word, regions) { removeVerbSuffix(from: &word, regions) }
    removeFinalVowel(from: &word, regions)

    for index in word.letters.indices {
      switch word.letters[index] {
      case consonantI: word.letters[index] = UInt8(ascii: "i")
      case consonantU: word.letters[index] = UInt8(ascii: "u")
      default: break
      }
    }
  }

  private static let vowels: LetterSet = "aeiouàèìòù"
  private static let consonantI = UInt8(ascii: "I")
  private static let consonantU = UInt8(ascii: "U")

  /// Writes acute accents as grave ones, and `u` and `i` as capitals where they are consonants: `u`
  /// after `q`, both between vowels.
  private static func markConsonants(in letters: inout [UInt8]) {
    for index in letters.indices {
      switch letters[index] {
      case 0xE1, 0xE9, 0xED, 0xF3, 0xFA: letters[index] -= 1
      case UInt8(ascii: "u") where index > 0 && letters[index - 1] == UInt8(ascii: "q"):
        letters[index] = consonantU
      default: break
      }
    }
    guard letters.count > 2 else { return }
    for index in 1..<(letters.count - 1)
    where vowels.contains(letters[index - 1]) && vowels.contains(letters[index + 1]) {
      switch letters[index] {
      case UInt8(ascii: "u"): letters[index] = consonantU
      case UInt8(ascii: "i"): letters[index] = consonantI
      default: break
      }
    }
  }

  // MARK: Step 0, pronouns

  private static let pronouns = SuffixTable(
    """
    ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo \
    mene tela tele teli telo tene cela cele celi celo cene vela vele veli velo vene
    """)

  private enum VerbForm { case gerund, infinitive }

  private static let beforePronoun = SuffixTable<VerbForm>([
    "ando endo": .gerund, "ar er ir": .infinitive,
  ])

  private static func removePronoun(from word: inout LatinWord, _ regions: StemRegions) {
    guard let pronoun = pronouns.longest(endOf: word)?.suffix else { return }
    var verb = word
    verb.remove(pronoun)
    guard let (form, kind) = beforePronoun.longest(endOf: verb), verb.start(of: form) >= regions.rv
    else { return }
    if case .infinitive = kind { verb.append("e") }
    word = verb
  }

  // MARK: Step 1, endings of nouns and adjectives

  private enum Standard { case delete, ation, logy, ution, ence, ment, amente, ity, ive }

  private static let standard = SuffixTable<Standard>([
    """
    anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti istà istè \
    istì oso osi osa ose mente atrice atrici ante anti
    """: .delete,
    "azione azioni atore atori": .ation,
    "logia logie": .logy,
    "uzione uzioni usione usioni": .ution,
    "enza enze": .ence,
    "amento amenti imento imenti": .ment,
    "amente": .amente,
    "ità": .ity,
    "ivo ivi iva ive": .ive,
  ])

  private static func removeStandardSuffix(
    from word: inout LatinWord, _ regions: StemRegions
  ) -> Bool {
    guard let (suffix, kind) = standard.longest(endOf: word) else { return false }
    let region =
      switch kind {
      case .ment: regions.rv
      case .amente: regions.r1
      default: regions.r2
      }
    guard word.start(of: suffix) >= region else { return false }
    word.remove(suffix)
    let r2 = regions.r2
    switch kind {
    case .delete, .ment: break
    case .logy: word.append("log")
    case .ution: word.append("u")
    case .ence: word.append("ente")
    case .ation: word.remove("ic", from: r2)
    case .ive:
      if word.remove("at", from: r2) { word.remove("ic", from: r2) }
    case .ity:
      _ =
        word.remove("abil", from: r2) || word.remove("ic", from: r2) || word.remove("iv", from: r2)
    case .amente:
      if word.remove("iv", from: r2) {
        word.remove("at", from: r2)
      } else {
        _ =
          word.remove("os", from: r2) || word.remove("ic", from: r2)
          || word.remove("abil", from: r2)
      }
    }
    return true
  }

  // MARK: Step 2, endings of verbs

  private static let verbs = SuffixTable(
    """
    ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo \
    emmo enda ende endi endo erà erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti \
    erete erò erono essero ete eva evamo evano evate evi evo Yamo iamo immo irà irai iranno ire \
    irebbe irebbero irei iremmo iremo ireste iresti irete irò irono isca iscano isce isci isco \
    iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir
    """)

  private static func removeVerbSuffix(from word: inout LatinWord, _ regions: StemRegions) {
    if let suffix = verbs.longest(endOf: word, from: regions.rv)?.suffix { word.remove(suffix) }
  }

  // MARK: Step 3, what is left of an ending

  private static let finalVowels: LetterSet = "aeioàèìò"

  private static func removeFinalVowel(from word: inout LatinWord, _ regions: StemRegions) {
    if let last = word.letters.last, finalVowels.contains(last), word.letters.count > regions.rv {
      word.letters.removeLast()
      word.remove("i", from: regions.rv)
    }
    if word.ends(in: "ch") || word.ends(in: "gh"), word.letters.count - 2 >= regions.rv {
      word.letters.removeLast()
    }
  }
}
