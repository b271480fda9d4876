import DTKBSourceReading

/// A place of Swift at which a rule wants to be asked.
enum SwiftTrigger: RuleTrigger {
  /// A call of something by this name, after a period or not, with an argument of this label if one is given.
  case call(String, label: String? = nil)
  /// An attribute by this name.
  case attribute(String)
  /// This name after a period, called or not.
  case member(String)
  /// This name wherever it stands in code: declared, used, as a label or in a key path.
  case word(String)
  /// This name within a string literal.
  case text(String)

  var word: String {
    switch self {
    case .call(let name, _), .attribute(let name), .member(let name), .word(let name),
      .text(let name):
      name
    }
  }

  func matches(_ site: SwiftSite) -> Bool {
    if site.node.kind == .string {
      if case .text = self { return true }
      return false
    }
    switch self {
    case .call(_, let label):
      guard let call = site.call else { return false }
      guard let label else { return true }
      return call.argument(label) != nil
    case .attribute: return site.node.kind == .attribute
    case .member: return site.node.kind == .member || site.node.kind == .implicitMember
    case .word: return true
    case .text: return false
    }
  }
}
