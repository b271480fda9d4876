import DTKBKnowledge
import DTKBSnippetRules

extension Severity {
  /// The ink of the word for it.
  var ink: Ink {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension InterfaceWords {
  /// The word for a severity.
  func name(of severity: Severity) -> String {
    switch severity {
    case .note: self[.note]
    case .warning: self[.warning]
    case .error: self[.error]
    }
  }
}
