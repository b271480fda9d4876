/// How a stretch of text looks on a terminal that has colours.
enum Ink: Sendable {
  case plain, bold, dim, error, warning, note, mark, code
  // Within code.
  case comment, keyword, type, literal, number

  /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48).
  var rendition: String {
    switch self {
    case .plain: "0"
    case .bold: "1"
    case .dim: "2"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .mark: "1;32"
    case .code: "36"
    case .comment: "2"
    case .keyword: "35"
    case .type: "36"
    case .literal: "32"
    case .number: "33"
    }
  }
}

/// A stretch of text in one ink.
struct Fragment: Sendable, ExpressibleByStringInterpolation {
  let text: String
  let ink: Ink

  init(_ text: some StringProtocol, _ ink: Ink = .plain) {
    self.text = String(text)
    self.ink = ink
  }

  init(stringLiteral text: String) {
    self.init(text)
  }
}
