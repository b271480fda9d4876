import DTKBSourceReading

/// What code calls a font by where it takes one: a member of a type, of a value, or a name alone.
struct FontName: Hashable, Sendable {
  /// What the name stands behind.
  enum Home: Hashable, Sendable {
    /// A period alone, `Font` or `UIFont`.
    case font
    /// A type, by its name.
    case type(String)
    /// A value, whatever it is: `theme.title`.
    case value
    /// Nothing.
    case none
  }

  let home: Home
  let name: String

  init(_ name: String, of home: Home) {
    self.home = home
    self.name = name
  }

  init(_ name: String, ofType type: String) {
    self.init(name, of: type == "Font" || type == "UIFont" ? .font : .type(type))
  }
}

extension SwiftContext {
  /// How often the file takes fonts, where something says that it is a font: `font(…)`, `titleFont = …`, `.font: …`.
  func countFontUses() -> [FontName: Int] {
    var uses: [FontName: Int] = [:]
    for node in tree.nodes(nameEndingWith: "font") {
      for holder in node.holdersOfFont {
        for outcome in holder.outcomes {
          guard let operand = outcome.operand else { continue }
          Self.count(operand, in: &uses)
        }
      }
    }
    return uses
  }

  /// How often the file takes each member and each plain name.
  func countMemberUses() -> [FontName: Int] {
    var uses: [FontName: Int] = [:]
    for node in tree.root.subtree {
      switch node.kind {
      case .chain, .implicitMember: Self.count(node, in: &uses)
      case .identifier where node.chain?.base != node: Self.count(node, in: &uses)
      default: continue
      }
    }
    return uses
  }

  private static func count(_ operand: SwiftNode, in uses: inout [FontName: Int]) {
    guard operand.kind == .chain else {
      switch operand.kind {
      case .implicitMember where operand.parent?.kind != .chain:
        uses[FontName(operand.name, of: .font), default: 0] += 1
      case .identifier: uses[FontName(operand.name, of: .none), default: 0] += 1
      default: break
      }
      return
    }
    guard let base = operand.base, base.nameToken != nil else { return }
    var home: FontName.Home
    switch base.kind {
    case .implicitMember:
      uses[FontName(base.name, of: .font), default: 0] += 1
      home = .value
    case .identifier where base.isNamed("Font") || base.isNamed("UIFont"): home = .font
    case .identifier where base.startsUppercase: home = .type(base.name)
    case .identifier:
      uses[FontName(base.name, of: .none), default: 0] += 1
      home = .value
    default: return
    }
    for link in operand.links.dropFirst().prefix(8) where link.kind == .member {
      // A type within a type is the home of what follows.
      if link.startsUppercase {
        home = FontName(link.name, ofType: link.name).home
        continue
      }
      uses[FontName(link.name, of: home), default: 0] += 1
      home = .value
    }
  }

  /// How often the file puts each modifier on text, by the name of the modifier, or of its type where it says that.
  func countModifierUses() -> [String: Int] {
    var uses: [String: Int] = [:]
    for base in Self.textRoots.lazy.flatMap({ self.nodes(named: $0) }) {
      guard base.kind == .identifier, let chain = base.chain, chain.base == base else { continue }
      for link in chain.links.dropFirst().prefix(32) where link.kind == .member && link.call != nil
      {
        uses[link.name, default: 0] += 1
      }
    }
    for modifier in nodes(named: "modifier") {
      guard let made = modifier.call?.firstUnlabelledArgument?.operand else {
        continue
      }
      uses[(made.base ?? made).name, default: 0] += 1
    }
    return uses
  }

  /// What chains start with that are likely to be text.
  private static let textRoots = [
    "Text", "Label", "Button", "TextField", "SecureField", "Link", "Toggle", "HStack", "VStack",
    "Group", "configuration", "title", "label",
  ]
}

extension SwiftNode {
  /// The nodes that hold what a name such as `font` or `titleFont` is given.
  fileprivate var holdersOfFont: [SwiftNode] {
    switch kind {
    case .argument: return [self]
    case .binding: return firstChild(.initialValue).map { [$0] } ?? []
    case .member, .identifier, .implicitMember:
      if let call { return call.firstUnlabelledArgument.map { [$0] } ?? [] }
      if let key = ancestors.prefix(2).first(where: { $0.kind == .key }) {
        return key.nextSibling.map { [$0] } ?? []
      }
      let operand = chain ?? self
      if let statement = operand.parent, statement.kind == .expressionStatement,
        statement.assignmentTarget == operand
      {
        return [statement]
      }
      return []
    case .keyPath:
      return parent?.nextSibling.map { [$0] } ?? []
    default: return []
    }
  }
}
