import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  // MARK: - What a font is

  /// The fonts that an expression can come to.
  func fonts(of holder: SwiftNode) -> [FontValue] {
    holder.outcomes.map { outcome in
      guard let operand = outcome.operand else { return .unknown }
      return font(ofOperand: operand)
    }
  }

  private func font(ofOperand operand: SwiftNode) -> FontValue {
    guard asked.count < 64 else { return .unknown }
    switch operand.kind {
    case .nil: return .inherited
    case .implicitMember: return font(named: operand)
    case .identifier: return font(ofDeclarations: declarations(of: operand.name, at: operand))
    case .chain:
      let links = operand.links
      guard let base = links.first else { return .unknown }
      if base.kind == .implicitMember { return font(named: base) }
      guard base.kind == .identifier, let member = links.first(where: { $0.kind == .member }) else {
        return .unknown
      }
      if base.isNamed("Font") || base.isNamed("SwiftUI") {
        let named = links.first {
          $0.kind == .member && !$0.isNamed("Font") && !$0.isNamed("TextStyle")
        }
        return named.map { font(named: $0) } ?? .unknown
      }
      let found = declarations(ofMember: member.name, after: base)
      return found.isEmpty
        ? project.font(of: [base.name] + Self.path(from: member)) ?? .unknown
        : font(ofDeclarations: found)
    default: return .unknown
    }
  }

  /// The font behind a name after `Font` or after a leading period.
  private func font(named node: SwiftNode) -> FontValue {
    if node.call == nil || node.call?.children.contains(where: { _ in true }) == false,
      let style = SwiftContext.style(named: node.name)
    {
      let isPinned = node.chain?.links.contains { $0.isNamed("pointSize") } ?? false
      return isPinned ? .unknown : .style(style)
    }
    guard let call = node.call else { return fontToken(named: node) }
    switch node.name {
    case "system":
      if let size = call.argument("size") { return .fixed(quantity(of: size)) }
      return call.firstUnlabelledArgument.flatMap { self.style(of: $0) }.map(FontValue.style)
        ?? .unknown
    case "custom":
      if let size = call.argument("fixedSize") { return .fixed(quantity(of: size)) }
      guard let size = call.argument("size") else { return .unknown }
      guard let relativeTo = call.argument("relativeTo") else {
        return .scaled(quantity(of: size), .body)
      }
      return style(of: relativeTo).map { .scaled(quantity(of: size), $0) } ?? .unknown
    default: return fontToken(named: node)
    }
  }

  /// A font that the file or the project adds to `Font`.
  private func fontToken(named node: SwiftNode) -> FontValue {
    let found = types.type(named: "Font", at: nil).map { members(of: $0)[node.name] ?? [] } ?? []
    return found.isEmpty
      ? project.font(of: ["Font"] + Self.path(from: node)) ?? .unknown : font(ofDeclarations: found)
  }

  /// A name and the names behind it that are not called: `brand` and `title` of `.brand.title.bold()`.
  private static func path(from node: SwiftNode) -> [String] {
    guard let links = node.chain?.links.drop(while: { $0 != node }) else { return [node.name] }
    return [node.name]
      + links.dropFirst().prefix { $0.kind == .member && $0.call == nil }.map(\.name)
  }

  /// The font that a modifier of the file sets on what it modifies; nil if it sets none.
  func font(setByModifier function: SwiftNode) -> FontValue? {
    guard let body = function.firstChild(.codeBlock) else { return nil }
    for node in body.subtree where node.nameToken != nil {
      if node.isNamed("font"), let argument = node.call?.firstUnlabelledArgument {
        return fonts(of: argument).first
      }
      // `modifier(CardTitle())` sets what `CardTitle` sets.
      guard node.isNamed("modifier"), let argument = node.call?.firstUnlabelledArgument,
        let made = argument.operand,
        let base = made.base ?? made as SwiftNode?,
        let type = types.type(named: base.name, at: node),
        let inner = members(of: type)["body"]?.first,
        asked.insert(inner.index)
      else { continue }
      defer { asked.remove(inner.index) }
      return font(setByModifier: inner)
    }
    return nil
  }

  /// The font that a modifier of the file or of the project sets, by its name.
  private func font(setBy modifier: ViewChain.Modifier) -> FontValue? {
    for type in ["View", "Text"] {
      guard let extended = types.type(named: type, at: nil),
        let function = members(of: extended)[modifier.name.name]?.first, asked.count < 64,
        asked.insert(function.index)
      else { continue }
      defer { asked.remove(function.index) }
      return font(setByModifier: function)
    }
    return project.font(setBy: modifier.name.name)
  }

  func font(ofDeclarations nodes: [SwiftNode]) -> FontValue {
    guard let node = nodes.first, asked.insert(node.index) else { return .unknown }
    defer { asked.remove(node.index) }
    let values: [FontValue]
    if let body = node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    {
      values = body.results.flatMap(fonts)
    } else if let value = node.firstChild(.initialValue) {
      values = fonts(of: value)
    } else {
      return .unknown
    }
    return values.count == 1 ? values[0] : .unknown
  }

  /// The one text style that an argument such as `.title2` or `Font.TextStyle.title2` names.
  func style(of argument: SwiftNode) -> TextStyle? {
    let outcomes = argument.outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand else { return nil }
    switch operand.kind {
    case .implicitMember: return Self.style(named: operand.name)
    case .chain: return operand.links.last.flatMap { Self.style(named: $0.name) }
    case .identifier:
      let found = declarations(of: operand.name, at: operand)
      guard found.count == 1, let value = found[0].firstChild(.initialValue),
        asked.insert(found[0].index)
      else { return nil }
      defer { asked.remove(found[0].index) }
      return style(of: value)
    default: return nil
    }
  }

  /// The style that SwiftUI knows by a name.
  static func style(named name: String) -> TextStyle? {
    guard let style = TextStyle(rawValue: name) else { return nil }
    switch style {
    case .subtitle1, .footnote2: return nil
    default: return style
    }
  }

  // MARK: - The font in force

  /// The fonts in force at a view: its own, the one that a container around it sets, or body where nothing sets one.
  func fontsInForce(at view: SwiftNode) -> [FontValue] {
    fontsInForce(at: view, hops: 0)
  }

  private func fontsInForce(at view: SwiftNode, hops: Int) -> [FontValue] {
    var inner = view
    var node: SwiftNode? = view
    while let found = node {
      if found.kind == .chain {
        let chain = self.view(found)
        for modifier in chain.modifiers(outside: inner) {
          guard let argument = modifier.fontArgument else {
            if let font = font(setBy: modifier) { return [font] }
            continue
          }
          let fonts = self.fonts(of: argument).filter {
            if case .inherited = $0 { false } else { true }
          }
          if !fonts.isEmpty { return fonts }
        }
        inner = found
      }
      switch found.kind {
      case .binding, .functionDeclaration, .initializerDeclaration:
        return fonts(whereUsed: found, hops: hops)
      case _ where found.kind.declaresType: return [.style(.body)]
      default: node = found.parent
      }
    }
    return [.style(.body)]
  }

  /// The fonts in force where a property or a function with a part of a view is used; body for a view's own body.
  private func fonts(whereUsed declaration: SwiftNode, hops: Int) -> [FontValue] {
    let name = declaration.name
    guard hops < 4, name != "body", name != "makeBody", let type = types.type(around: declaration)
    else {
      return [.style(.body)]
    }
    var fonts: [FontValue] = []
    for node in references(to: declaration) where type.parts.contains(where: { $0.contains(node) })
    {
      fonts += fontsInForce(at: node.chain ?? node, hops: hops + 1)
      if fonts.count >= 8 { return fonts }
    }
    return fonts.isEmpty ? [.style(.body)] : fonts
  }
}

extension ViewChain.Modifier {
  /// What sets a font: the argument of `.font(…)`, or that of `.environment(\.font, …)`.
  var fontArgument: SwiftNode? {
    guard let call else { return nil }
    if name.isNamed("font") { return call.firstUnlabelledArgument }
    guard name.isNamed("environment") else { return nil }
    let arguments = Array(call.arguments)
    guard arguments.count == 2, let keyPath = arguments[0].firstChild(.keyPath),
      keyPath.isNamed("font")
    else { return nil }
    return arguments[1]
  }
}

extension SwiftNode {
  /// Whether it stands for a value: a plain name, or the name after `self`.
  var isReference: Bool {
    switch kind {
    case .identifier: return true
    case .member:
      return chain?.base.map { $0.isNamed("self") || $0.isNamed("Self") } ?? false
    default: return false
    }
  }
}
