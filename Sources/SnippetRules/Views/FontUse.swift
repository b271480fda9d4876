import DTKBSourceReading

/// What a font in code is meant for.
enum FontUse {
  /// Text that somebody reads.
  case text(view: ViewChain?)
  /// Symbols, pictures and signs, which another rule looks at.
  case pictorial
  /// No font, or nothing says that it is one.
  case none
}

extension SwiftSite {
  /// What the font that is made here is meant for: the view that gets it, or the token that keeps it.
  ///
  /// Several rules ask for it; the answer is remembered.
  var fontUse: FontUse {
    if let known = context.foundFontUses[node.index] { return known }
    let use = findFontUse()
    context.foundFontUses[node.index] = use
    return use
  }

  private func findFontUse() -> FontUse {
    let isFont = node.kind == .member
    for around in node.ancestors {
      switch around.kind {
      case .argument:
        if let use = use(asArgument: around, isFont: isFont) { return use }
      case .binding:
        return use(in: around, type: around.firstChild(.typeAnnotation), isFont: isFont)
      case .functionDeclaration, .subscriptDeclaration:
        return use(in: around, type: around.firstChild(.returnType), isFont: isFont)
      case .parameter:
        return use(in: around, type: around.firstChild(.typeAnnotation), isFont: isFont)
      case .expressionStatement:
        guard let target = around.assignmentTarget else { continue }
        let name =
          target.kind == .chain ? target.links.last { $0.nameToken != nil }?.name : target.name
        return Self.use(named: name ?? "", isFont: isFont)
      case _ where around.kind.declaresType, .file:
        return isFont ? .text(view: nil) : .none
      default: continue
      }
    }
    return .none
  }

  /// The use of a font that is handed to a call; nil where the call says nothing of it.
  private func use(asArgument argument: SwiftNode, isFont: Bool) -> FontUse? {
    guard let call = argument.parent, call.kind == .call, let callee = call.callee else {
      return nil
    }
    if callee.isNamed("font") || callee.isNamed("environment") {
      return use(asModifier: callee, argument)
    }
    // `Font(…)` and a function around it: what counts is where the whole goes.
    if callee.isNamed("Font") { return nil }
    let words = Words(callee.name)
    if words.contains(where: Self.pictorialWords.contains) { return .pictorial }
    if argument.nameToken != nil {
      let use = Self.use(named: argument.name, isFont: false)
      if case .none = use {} else { return use }
      if isKeptAsFont(argument, by: callee) { return Self.use(named: argument.name, isFont: true) }
    }
    return Words(callee.name).contains("font") ? .text(view: nil) : nil
  }

  private func use(asModifier callee: SwiftNode, _ argument: SwiftNode) -> FontUse {
    if callee.isNamed("environment") {
      guard let keyPath = callee.call?.firstUnlabelledArgument?.firstChild(.keyPath),
        keyPath.isNamed("font")
      else { return .none }
    }
    guard let node = callee.chain else { return useWithinExtension(callee) }
    let chain = context.view(node)
    guard let index = chain.index(ofModifier: callee) else {
      return useWithinExtension(callee)
    }
    // An inner font is the one that a text takes.
    if chain.typeName == "Text",
      chain.modifiers[..<index].contains(where: { $0.fontArgument != nil })
    {
      return .none
    }
    if chain.path.count == 1, chain.path[0].isNamed("self") { return useWithinExtension(callee) }
    // A type of the project that is no view has a `font(…)` of its own.
    if let name = chain.typeName, let type = context.types.type(named: name, at: node),
      type.declaration != nil, context.role(of: type) == .plain
    {
      return .none
    }
    let kinds = context.content(of: chain, before: index).kinds
    if kinds.isDisjoint(with: .readable), !kinds.contains(.opaque), !kinds.isEmpty {
      return .pictorial
    }
    return .text(view: chain)
  }

  /// The use of `font(…)` on the view that an extension is of.
  private func useWithinExtension(_ callee: SwiftNode) -> FontUse {
    guard let type = context.types.type(around: callee) else { return .text(view: nil) }
    return type.name == "Image" ? .pictorial : .text(view: nil)
  }

  private func use(in declaration: SwiftNode, type: SwiftNode?, isFont: Bool) -> FontUse {
    let isTyped = type.map(namesFont) ?? false
    // `let choice: Face = .system(size: 12)`, where `Face` is a type of the project.
    if !isFont, !isTyped, let type, types(namedIn: type).contains(where: isOfProject) {
      return .none
    }
    let use = Self.use(named: declaration.name, isFont: isFont || isTyped)
    guard case .text = use else { return use }
    return isUsedForPicturesOnly(declaration) ? .pictorial : use
  }

  /// Whether a written type is a font, or another name for one.
  private func namesFont(_ type: SwiftNode) -> Bool {
    let names = types(namedIn: type)
    // `SwiftUI.Font` is SwiftUI's, whatever the project calls `Font`.
    let isQualified =
      names.count > 1 && names.first.map { SwiftNode.modulesOfFonts.contains($0[...]) } == true
    return names.contains { $0.hasSuffix("Font") && (isQualified || !isOfProject($0)) }
  }

  private func types(namedIn type: SwiftNode) -> [String] {
    type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Whether the project declares a type of a name, other than as an extension.
  private func isOfProject(_ name: String) -> Bool {
    context.types.type(named: name, at: node)?.declaration != nil
  }

  /// Whether the type that a call makes keeps what an argument hands it as a font.
  private func isKeptAsFont(_ argument: SwiftNode, by callee: SwiftNode) -> Bool {
    guard let type = context.types.type(named: callee.name, at: callee) else { return false }
    let kept = (context.members(of: type)[argument.name] ?? []).first { $0.kind == .binding }
    return kept?.firstChild(.typeAnnotation).map(namesFont) ?? false
  }

  private static func use(named name: String, isFont: Bool) -> FontUse {
    let words = Words(name)
    guard isFont || words.contains("font") || words.contains("fonts") else { return .none }
    return words.contains(where: pictorialWords.contains) ? .pictorial : .text(view: nil)
  }

  private static let pictorialWords: Set<String> = [
    "icon", "icons", "symbol", "symbols", "glyph", "emoji", "image", "chevron", "logo", "sf",
    "pictogram",
  ]

  /// Whether every view of the file that takes a declared font shows symbols or pictures.
  private func isUsedForPicturesOnly(_ declaration: SwiftNode) -> Bool {
    var uses = 0
    for call in context.fontCallsByName[declaration.name] ?? [] {
      guard let callee = call.callee, let node = callee.chain else { continue }
      let chain = context.view(node)
      guard let index = chain.index(ofModifier: callee) else {
        return false
      }
      let kinds = context.content(of: chain, before: index).kinds
      guard !kinds.isEmpty, kinds.isSubset(of: .pictorial) else { return false }
      uses += 1
    }
    return uses > 0
  }
}

extension SwiftContext {
  /// The first 256 calls of `font(…)`, by each name in what they are given.
  func findFontCalls() -> [String: [SwiftNode]] {
    var found: [String: [SwiftNode]] = [:]
    for call in calls(of: "font").prefix(256) {
      guard let argument = call.firstUnlabelledArgument else { continue }
      let names = argument.subtree.lazy.filter { $0.nameToken != nil && $0.kind != .argument }
      for name in Set(names.map(\.name)) { found[name, default: []].append(call) }
    }
    return found
  }
}
