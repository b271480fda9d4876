/// A kind of fault that the checker finds: one file, one value, one entry in `Data/`.
///
/// A rule says at which words it wants to be asked (``triggers``) and answers for one place at a time.
/// The search for those words and the dispatch to the rules derive from the triggers; a rule never walks a text.
public struct Rule: Sendable {
  /// The rule's name on the command line, and the id of its entry.
  public let id: String
  /// The severity of its findings where no figure lowers it.
  public let severity: Severity
  /// What can be done about its findings.
  public let fix: FixKind
  /// The names of the facts that its findings carry, which its messages may use.
  public let facts: [String]
  /// Whether it runs unless it is asked for.
  public let isOnByDefault: Bool
  /// Where in a project it has something to say, beside the code of the app.
  let scope: Scope
  /// What it asks of Swift.
  let swift: RuleQuestion<SwiftSite>?
  /// What it asks of the documents of Interface Builder.
  let interfaceBuilder: RuleQuestion<InterfaceSite>?
  /// What it asks of JavaScript and TypeScript.
  let script: RuleQuestion<ScriptSite>?
  /// What it asks of style sheets, within HTML or not.
  let styleSheet: RuleQuestion<StyleSite>?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - facts: the names of the facts that its findings carry.
  ///   - scope: what it looks at beside the code of the app.
  ///   - swift: what it asks of Swift; likewise the other languages.
  init(
    id: String, severity: Severity, fix: FixKind, facts: [String], isOnByDefault: Bool = true,
    scope: Scope = [], swift: RuleQuestion<SwiftSite>? = nil,
    interfaceBuilder: RuleQuestion<InterfaceSite>? = nil, script: RuleQuestion<ScriptSite>? = nil,
    styleSheet: RuleQuestion<StyleSite>? = nil
  ) {
    self.id = id
    self.severity = severity
    self.fix = fix
    self.facts = facts
    self.isOnByDefault = isOnByDefault
    self.scope = scope
    self.swift = swift
    self.interfaceBuilder = interfaceBuilder
    self.script = script
    self.styleSheet = styleSheet
  }

  /// Makes a rule for Swift.
  ///
  /// - Parameters:
  ///   - triggers: the calls, attributes and names at which it wants to be asked.
  ///   - facts: the names of the facts that its findings carry.
  ///   - check: what it finds at one such place. It must be pure: the same place, the same answer.
  init(
    id: String, severity: Severity, fix: FixKind, facts: [String], isOnByDefault: Bool = true,
    scope: Scope = [], triggers: [SwiftTrigger],
    check: @escaping @Sendable (SwiftSite) -> [Detection]
  ) {
    self.init(
      id: id, severity: severity, fix: fix, facts: facts, isOnByDefault: isOnByDefault,
      scope: scope, swift: RuleQuestion(triggers, check))
  }

  /// The code that a rule looks at, beside that of the app on the platforms that have Dynamic Type.
  struct Scope: OptionSet, Sendable {
    let rawValue: UInt8

    /// `#Preview` and `PreviewProvider`.
    static let previews = Scope(rawValue: 1)
    /// Tests and mocks.
    static let tests = Scope(rawValue: 2)
    /// Branches that only macOS compiles.
    static let mac = Scope(rawValue: 4)
    /// Files that a tool wrote.
    static let generated = Scope(rawValue: 8)
  }
}
