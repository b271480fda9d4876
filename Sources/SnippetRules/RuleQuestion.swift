import DynamicTypeScaling

/// What a rule asks of one language: the places at which it wants to be asked, and what it finds there.
struct RuleQuestion<Site: RuleSite>: Sendable {
  let triggers: [Site.Trigger]
  let check: @Sendable (Site) -> [Detection]

  /// - Parameter check: what the rule finds at one such place. It must be pure: the same place, the same answer.
  init(_ triggers: [Site.Trigger], _ check: @escaping @Sendable (Site) -> [Detection]) {
    self.triggers = triggers
    self.check = check
  }
}

/// A place in a text of one language at which rules are asked.
protocol RuleSite {
  associatedtype Trigger: RuleTrigger where Trigger.Site == Self

  /// Whether a rule that looks at this code has something to say of the place.
  func isOf(_ scope: Rule.Scope) -> Bool

  /// The severity of a finding here, lowered where the surroundings make it matter less.
  func weighed(_ severity: Severity) -> Severity

  /// The largest text size that a reader of the code's app can choose.
  var largestSize: DynamicTypeSize { get }
}

extension RuleSite {
  var largestSize: DynamicTypeSize { .accessibility5 }
}

/// A kind of place at which a rule wants to be asked.
protocol RuleTrigger: Sendable {
  associatedtype Site

  /// The word that a text must hold for the trigger to matter.
  var word: String { get }

  /// Whether the bytes around the word tell something of it, so that they are worth a look before the text is read.
  var looksAround: Bool { get }

  /// Whether the word at a place may be what the trigger means, as far as the bytes around it tell.
  func mayMatch(_ bytes: Span<UInt8>, at offset: Int) -> Bool

  /// Whether a place whose node stands for the word is what the trigger means.
  func matches(_ site: Site) -> Bool
}

extension RuleTrigger {
  var looksAround: Bool { false }

  func mayMatch(_ bytes: Span<UInt8>, at offset: Int) -> Bool { true }
}
