import DTKBSourceReading

extension SwiftContext {
  /// What a view shows, all its modifiers included.
  func content(of view: SwiftNode) -> ViewContent {
    if let known = viewContents[view.index] { return known }
    guard asked.count < 64, asked.insert(view.index) else { return .opaque }
    let chain = self.view(view)
    let content = content(of: chain, before: chain.modifiers.endIndex)
    asked.remove(view.index)
    viewContents[view.index] = content
    return content
  }

  /// What a chain shows as far as a modifier sees it: what it starts with, and what the modifiers before put upon it.
  func content(of chain: ViewChain, before end: Int) -> ViewContent {
    var content = contentOfRoot(chain)
    // Nobody puts more upon a view; the bound keeps endless chains cheap.
    for modifier in chain.modifiers[..<end].prefix(64) {
      if modifier.name.isNamed(anyOf: Self.additions) {
        for closure in modifier.closures { content.add(self.content(inside: closure)) }
        for argument in modifier.call.map({ Array($0.arguments) }) ?? [] {
          content.add(self.content(ofArgument: argument))
        }
      } else if modifier.name.isNamed("labelStyle"),
        modifier.call?.mentions(["iconOnly"]) == true
      {
        content = ViewContent(kinds: .symbol)
      }
    }
    return content
  }

  /// The modifiers that put views upon a view.
  private static let additions: NameSet = ["overlay", "background", "safeAreaInset", "mask"]

  /// What the statements of a closure or a body show.
  func content(inside block: SwiftNode) -> ViewContent {
    if let known = blockContents[block.index] { return known }
    let content = findContent(inside: block)
    blockContents[block.index] = content
    return content
  }

  private func findContent(inside block: SwiftNode) -> ViewContent {
    var content = ViewContent()
    for statement in block.children {
      switch statement.kind {
      case .expressionStatement, .returnStatement:
        content.add(self.content(ofOperandsOf: statement))
      case .ifStatement, .switchStatement, .switchCase, .conditional, .branch, .codeBlock,
        .forStatement, .doStatement:
        content.add(self.content(inside: statement))
      default: break
      }
    }
    return content
  }

  /// What the operands of an expression show, whatever it comes to.
  private func content(ofOperandsOf holder: SwiftNode) -> ViewContent {
    if let operand = holder.soleOperand { return content(ofOperand: operand) }
    var content = ViewContent()
    for outcome in holder.outcomes {
      // `Text(a) + Text(b)` shows both.
      for operand in outcome.items where !operand.kind.isOperator {
        content.add(self.content(ofOperand: operand))
      }
    }
    return content
  }

  private func content(ofOperand operand: SwiftNode) -> ViewContent {
    switch operand.kind {
    case .chain, .identifier: content(of: operand)
    case .ifStatement, .switchStatement: content(inside: operand)
    case .closure: content(inside: operand)
    case .tuple: operand.firstUnlabelledArgument.map { content(ofArgument: $0) } ?? .opaque
    default: ViewContent()
    }
  }

  func content(ofArgument argument: SwiftNode) -> ViewContent {
    var content = ViewContent()
    for outcome in argument.outcomes {
      for operand in outcome.items
      where operand.kind == .closure || operand.kind == .chain || operand.kind == .identifier {
        content.add(self.content(ofOperand: operand))
      }
    }
    return content
  }

  // MARK: - Values

  func content(ofValue chain: ViewChain) -> ViewContent {
    guard let last = chain.path.last else { return .opaque }
    if chain.path.first?.isNamed("configuration") == true {
      // Styles get the parts of a view: `configuration.label`, `configuration.icon`.
      let isPicture = Self.kind(byName: last.name) == .symbol
      return isPicture
        ? ViewContent(kinds: .symbol) : ViewContent(kinds: .text, texts: [chain.node])
    }
    let isOwn = chain.path.count == 1 || chain.path.first?.isNamed("self") == true
    let found =
      isOwn
      ? chain.path.count == 1
        ? declarations(of: last.name, at: last)
        : declarations(ofMember: last.name, after: chain.path[0])
      : []
    guard !found.isEmpty else {
      if last.isNamed("content") { return ViewContent(kinds: .text, texts: [chain.node]) }
      return ViewContent(kinds: Self.kind(byName: last.name))
    }
    var content = ViewContent()
    for declaration in found { content.add(self.content(ofDeclaration: declaration)) }
    return content
  }

  /// What a property, a parameter or a function of views shows.
  func content(ofDeclaration node: SwiftNode) -> ViewContent {
    if let known = viewContents[node.index] { return known }
    guard asked.insert(node.index) else { return ViewContent() }
    defer { asked.remove(node.index) }
    let content = contentAsked(ofDeclaration: node)
    viewContents[node.index] = content
    return content
  }

  private func contentAsked(ofDeclaration node: SwiftNode) -> ViewContent {
    let type = node.firstChild(node.kind == .functionDeclaration ? .returnType : .typeAnnotation)
    switch type?.name {
    case "Image", "UIImage", "ImageResource": return ViewContent(kinds: .symbol)
    case "Text": return ViewContent(kinds: .text)
    default: break
    }
    if let body = node.firstChild(.codeBlock) { return content(inside: body) }
    if let body = node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock) {
      return content(inside: body)
    }
    if let value = node.firstChild(.initialValue) {
      let content = content(ofOperandsOf: value)
      if !content.kinds.isEmpty { return content }
    }
    return ViewContent(kinds: Self.kind(byName: node.name))
  }

}

extension SwiftNode {
  /// Whether a string literal shows a sign and no word: no letter, no digit, nothing put in.
  var isPictorial: Bool {
    guard kind == .string else { return false }
    if subtree.contains(where: { $0.kind == .interpolation }) {
      // A text made of a symbol only: `Text("\(Image(systemName: "star"))")`.
      let interpolations = children.filter { $0.kind == .interpolation }
      let areImages = interpolations.allSatisfy { interpolation in
        interpolation.firstUnlabelledArgument?.operand.map {
          ViewChain($0).typeName == "Image"
        } ?? false
      }
      return areImages && !stringText.contains { $0.isLetter || $0.isNumber }
    }
    return !stringText.contains { $0.isLetter || $0.isNumber }
  }
}
