/// How much a finding matters to the reader of the text.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  /// To be looked at.
  case note
  /// Lost in typical conditions.
  case warning
  /// Text cannot reach the reader's size, or content is lost at a standard size.
  case error

  /// An error outweighs a warning, a warning a note.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.weight < second.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// The next lower severity; a note stays a note.
  var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }
}
