/// What an option or a positional argument accepts.
public enum AcceptedValues: Sendable, Equatable {
  /// Any text.
  case any
  /// The path of a file or a folder.
  case path
  /// One of these words, in upper or lower case, and nothing else.
  case oneOf([String])
  /// Words such as these; the command reads other spellings too.
  case such([String])

  /// The words that a reader is offered.
  public var examples: [String] {
    switch self {
    case .any, .path: []
    case .oneOf(let words), .such(let words): words
    }
  }

  /// The word as it was declared, or the error that it is none of those.
  func accept(_ word: String, for name: String) throws(ArgumentError) -> String {
    guard case .oneOf(let choices) = self else { return word }
    if let choice = choices.first(where: { $0.lowercased() == word.lowercased() }) { return choice }
    throw .notAChoice(
      word, for: name, choices: choices, nearest: nearest(to: word, among: choices).first)
  }
}
