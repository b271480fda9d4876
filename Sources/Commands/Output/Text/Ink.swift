/// How a stretch of text looks on a terminal that has colours.
enum Ink: Sendable {
  case plain, bold, dim, error, warning, note, mark, code

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
