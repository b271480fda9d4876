import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The fonts of UIKit that an expression can come to.
  func uiKitFonts(of holder: SwiftNode) -> [UIKitFont] {
    holder.outcomes.flatMap { outcome in
      outcome.operand.map { uiKitFonts(ofOperand: $0) } ?? [.unknown]
    }
  }

  /// The fonts that one operand can come to.
  func uiKitFonts(ofOperand operand: SwiftNode) -> [UIKitFont] {
    guard asked.count < 64 else { return [.unknown] }
    switch operand.kind {
    case .nil: return [.standard]
    case .tuple: return operand.firstUnlabelledArgument.map { uiKitFonts(of: $0) } ?? [.unknown]
    case .identifier: return uiKitFonts(ofDeclarations: declarations(of: operand.name, at: operand))
    case .implicitMember: return [madeFont(by: operand) ?? .unknown].known(or: { token([operand]) })
    case .ifStatement, .switchStatement: return operand.results.flatMap { uiKitFonts(of: $0) }
    case .chain: return uiKitFonts(ofChain: operand)
    default: return [.unknown]
    }
  }

  private func uiKitFonts(ofChain chain: SwiftNode) -> [UIKitFont] {
    let links = chain.links
    guard let base = links.first else { return [.unknown] }
    let names = links.filter { $0.nameToken != nil && $0.kind != .closure }
    // The last link that makes a font decides; what only changes its face leaves it as it is.
    for (index, link) in names.enumerated().reversed() {
      guard let made = madeFont(by: link) else { continue }
      let changes = names[(index + 1)...]
      return changes.allSatisfy { Self.changesOfFace.contains($0.name) } ? [made] : [.unknown]
    }
    if base.kind == .closure, names.isEmpty {
      return base.results.flatMap { uiKitFonts(of: $0) }
    }
    return token(names)
  }

  /// Calls on a font that give it another weight or face, by the names that projects like to use.
  private static let changesOfFace: Set<String> = [
    "bold", "italic", "weight", "rounded", "unsafelyUnwrapped",
  ]

  // MARK: - Fonts that the project names

  /// The fonts behind names such as `Style.winner`, `.daxBody()`, `Karla.bold.font(for:)` or `theme.title`.
  func token(_ names: [SwiftNode]) -> [UIKitFont] {
    guard let base = names.first else { return [.unknown] }
    var type: String?
    var rest = names[...]
    switch base.kind {
    case .implicitMember: type = "UIFont"
    case .identifier where base.isNamed("self") || base.isNamed("Self"):
      type = types.type(around: base)?.path
      rest = rest.dropFirst()
    case .identifier where base.startsUppercase && base.call == nil:
      type = types.type(named: base.name, at: base)?.path ?? base.name
      rest = rest.dropFirst()
    case .identifier:
      guard let found = declarations(of: base.name, at: base).first else { return [.unknown] }
      if rest.count == 1 { return uiKitFonts(ofDeclarations: [found]) }
      type = typeName(of: found)
      rest = rest.dropFirst()
    default: return [.unknown]
    }
    while let owner = type, let name = rest.first {
      rest = rest.dropFirst()
      let declared = types.type(named: owner, at: base).flatMap { members(of: $0)[name.name] } ?? []
      if rest.isEmpty {
        if !declared.isEmpty { return uiKitFonts(ofDeclarations: declared) }
        return project.uiKitFonts(of: "\(owner.lastName).\(name.name)") ?? [.unknown]
      }
      // A case or a value of the type itself, such as `bold` of `Karla.bold.font(for:)`.
      guard let member = declared.first else {
        type = types.type(named: "\(owner).\(name.name)", at: nil)?.path
        continue
      }
      type =
        member.kind == .enumCase
        ? owner
        : member.kind.declaresType ? types.type(declaredBy: member)?.path : typeName(of: member)
    }
    return [.unknown]
  }

  /// The fonts that declarations of the same name come to, over their results, values and callers.
  func uiKitFonts(ofDeclarations nodes: [SwiftNode]) -> [UIKitFont] {
    guard let node = nodes.first else { return [.unknown] }
    if let known = foundUIKitFonts[node.index] { return known }
    guard asked.count < 64, asked.insert(node.index) else { return [.unknown] }
    var fonts = findFonts(of: node)
    if fonts.isEmpty { fonts = [.unknown] }
    asked.remove(node.index)
    fonts = Array(fonts.prefix(16))
    foundUIKitFonts[node.index] = fonts
    return fonts
  }

  private func findFonts(of node: SwiftNode) -> [UIKitFont] {
    if let body = node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    {
      return body.results.prefix(16).flatMap { uiKitFonts(of: $0) }
    }
    if node.kind == .parameter { return fontsOfCallers(node) }
    if let value = node.firstChild(.initialValue) { return uiKitFonts(of: value) }
    // `if let font` and `guard let font` take the value of the name outside.
    if node.parent?.kind == .condition {
      return uiKitFonts(ofDeclarations: declarations(of: node.name, at: node).filter { $0 != node })
    }
    // `let font: UIFont`, and its value in each branch after that.
    return assignments(toProperty: node.name).prefix(64).filter { assignment in
      assignment.path.isEmpty && declarations(of: node.name, at: assignment.property).contains(node)
    }.flatMap { uiKitFonts(of: $0.statement) }
  }

  /// What the calls of the file pass for a parameter, and its default value.
  private func fontsOfCallers(_ parameter: SwiftNode) -> [UIKitFont] {
    var fonts = parameter.firstChild(.initialValue).map { uiKitFonts(of: $0) } ?? []
    for argument in arguments(passedFor: parameter).prefix(16) { fonts += uiKitFonts(of: argument) }
    return fonts
  }
}

extension [UIKitFont] {
  /// The fonts themselves, or others where nothing is known of them.
  fileprivate func known(or other: () -> [UIKitFont]) -> [UIKitFont] {
    self == [.unknown] ? other() : self
  }
}
