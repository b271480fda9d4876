import DTKBSourceReading

/// A place of Swift at which a rule wants to be asked.
enum SwiftTrigger: Sendable {
  /// A call of something by this name, after a period or not, with an argument of this label if one is given.
  case call(String, label: String? = nil)
  /// An attribute by this name.
  case attribute(String)
  /// This name after a period, called or not.
  case member(String)
  /// This name wherever it stands in code: declared, used, as a label or in a key path.
  case word(String)

  /// The word that a text must hold for the trigger to matter.
  var word: String {
    switch self {
    case .call(let name, _), .attribute(let name), .member(let name), .word(let name): name
    }
  }

  /// Whether a place whose node stands for the word is what the trigger means.
  func matches(_ site: SwiftSite) -> Bool {
    switch self {
    case .call(_, let label):
      guard let call = site.call else { return false }
      guard let label else { return true }
      return call.argument(label) != nil
    case .attribute: return site.node.kind == .attribute
    case .member: return site.node.kind == .member || site.node.kind == .implicitMember
    case .word: return true
    }
  }
}
