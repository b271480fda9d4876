import DTKBArgumentGrammar
import DTKBKnowledge

extension Language {
  /// Reads the name of a language as people write it: a code (`it`, `ita`), a locale (`es-MX`,
  /// `es_419`, `vi_VN.UTF-8`), or a name in one of the four languages (`italiano`, `Italian`,
  /// `tiếng việt`), in upper or lower case.
  init?(named name: String) {
    let name = name.lowercased()
    guard name.utf8.count <= 64 else { return nil }
    let code = name.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
    let known = Self.allCases.first { language in
      language.names.contains(name) || language.codes.contains(where: { $0 == code })
    }
    guard let known else { return nil }
    self = known
  }

  /// The name nearest to a misspelt one.
  static func name(nearestTo word: String) -> String? {
    nearest(to: word, among: allCases.flatMap { $0.codes + $0.names }).first
  }

  /// The codes of ISO 639-1 and 639-2/3.
  private var codes: [String] {
    switch self {
    case .italian: ["it", "ita"]
    case .vietnamese: ["vi", "vie"]
    case .spanish: ["es", "spa"]
    case .english: ["en", "eng"]
    }
  }

  private var names: [String] {
    switch self {
    case .italian: ["italiano", "italian", "tiếng ý", "tieng y"]
    case .vietnamese:
      ["tiếng việt", "tieng viet", "việt", "viet", "vietnamese", "vietnamita"]
    case .spanish:
      [
        "español", "espanol", "castellano", "spanish", "spagnolo", "tiếng tây ban nha",
        "tieng tay ban nha",
      ]
    case .english: ["english", "inglese", "inglés", "ingles", "tiếng anh", "tieng anh"]
    }
  }
}
