import DTKBQueryService
import DTKBSnippetRules

/// A finding that is not shown, and why.
struct HiddenFinding {
  /// Why a finding is not shown.
  enum Cause: Equatable {
    /// A comment hides it, for the reason that it gives.
    case comment(Suppression)
  }

  /// The finding.
  let finding: ExplainedFinding
  /// Why it is not shown.
  let cause: Cause

  /// The reason that somebody gave in the source; `nil` where it is hidden for another cause.
  var reason: String? {
    if case .comment(let suppression) = cause { suppression.reason } else { nil }
  }
}
