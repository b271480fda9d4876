/// A language that the knowledge base is written in.
///
/// The raw value is the ISO 639-1 code, which is also the name of the Markdown file of an entry
/// (`it.md`). The order of the cases is the order in which languages are offered to a reader.
public enum Language: String, CaseIterable, Sendable, Comparable {
  case italian = "it"
  case vietnamese = "vi"
  case spanish = "es"
  case english = "en"

  /// The language's name in the language itself, such as `Tiếng Việt`.
  public var endonym: String {
    switch self {
    case .italian: "Italiano"
    case .vietnamese: "Tiếng Việt"
    case .spanish: "Español"
    case .english: "English"
    }
  }

  /// Languages are ordered by their codes.
  public static func < (first: Language, second: Language) -> Bool {
    first.rawValue < second.rawValue
  }
}
