/// What a language asks of the letters of a word before they are compared.
enum Spelling: Sendable {
  /// Lower case and composition, as every language.
  case plain
  /// Also one place for each tone, and `đ` where its look-alikes `ð` and `ɖ` were typed.
  case vietnamese

  /// The letters to compare a word by.
  func letters(of written: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
    var letters = composedLowercase(written)
    if case .vietnamese = self {
      for index in letters.indices where letters[index] == "ð" || letters[index] == "ɖ" {
        letters[index] = "đ"
      }
      placeTone(in: &letters)
    }
    return letters
  }
}
