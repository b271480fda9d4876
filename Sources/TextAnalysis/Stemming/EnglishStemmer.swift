/// Joins the forms of an English word: plural, `-ing` and `-ed`; a light stemmer of our own.
///
/// It leaves everything else alone, so that `test` and `text`, or `scale` and `scalar`, stay apart.
enum EnglishStemmer {
  /// Leaves the stem of a word in lower case: `scales`, `scaled` and `scaling` are `scal`.
  static func stem(_ word: inout LatinWord) {
    guard word.letters.count > 3 else { return }
    removePlural(from: &word)
    removeVerbEnding(from: &word)
    if word.letters.count > 3 {
      if word.ends(in: "y"), !vowels.contains(word.letters[word.letters.count - 2]) {
        word.remove("y")
        word.append("i")
      } else if word.ends(in: "e") {
        word.remove("e")
      }
    }
  }

  private static let vowels: LetterSet = "aeiouy"

  private static func removePlural(from word: inout LatinWord) {
    if word.ends(in: "ies"), word.letters.count > 4 {
      word.remove("es")
    } else if word.ends(in: "sses") || word.ends(in: "xes") || word.ends(in: "ches")
      || word.ends(in: "shes")
    {
      word.remove("es")
    } else if word.ends(in: "s"), !["ss", "us", "is"].contains(where: word.ends(in:)) {
      word.remove("s")
    }
  }

  private static func removeVerbEnding(from word: inout LatinWord) {
    var root = word
    if root.ends(in: "ing") {
      root.remove("ing")
    } else if root.ends(in: "ed"), !root.ends(in: "eed") {
      root.remove("ed")
    } else {
      return
    }
    guard root.letters.count > 2, root.letters.contains(where: vowels.contains) else { return }
    if let last = root.letters.last, root.letters.dropLast().last == last,
      !vowels.contains(last), !["ll", "ss", "zz"].contains(where: root.ends(in:))
    {
      root.letters.removeLast()
    }
    word = root
  }
}
