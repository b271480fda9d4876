import DTKBSourceReading

/// A font of a design system: it is declared once and taken in many places.
struct FontToken {
  /// The constant, the function, or the type of the modifier.
  let declaration: SwiftNode
  /// How code calls it: `Font.cardTitle`, `cardTitle()`, `CardTitle`.
  let name: String
  /// How often it is taken, as far as the project or the file tells.
  let uses: Int
}

extension SwiftSite {
  /// The token whose font is made here; nil where a view, or the code around, takes the font for itself.
  ///
  /// The places that use it are no faults of their own. A function that nobody calls is no token.
  var fontToken: FontToken? {
    for around in node.ancestors {
      switch around.kind {
      case .binding:
        guard let variable = around.variable else { return nil }
        let isLocal = variable.parent.map { $0.kind != .members && $0.kind != .file } ?? true
        // `let base = UIFont.systemFont(ofSize: 12)` within the function that returns it.
        if isLocal,
          variable.ancestors.contains(where: {
            $0.kind == .functionDeclaration || $0.kind == .binding
          })
        {
          continue
        }
        return isLocal && variable.parent?.kind != .branch ? nil : constant(around)
      case .functionDeclaration: return function(around)
      case .initializerDeclaration, .subscriptDeclaration, .parameter: return nil
      case _ where around.kind.declaresType: return nil
      default: continue
      }
    }
    return nil
  }

  private func constant(_ binding: SwiftNode) -> FontToken? {
    guard !binding.isPrivate, binding.keepsFont(in: context) else { return nil }
    guard let type = context.types.type(around: binding) else {
      let uses = self.uses(of: [FontName(binding.name, of: .none)])
      return FontToken(declaration: binding, name: binding.name, uses: uses)
    }
    guard !type.hasPrivatePart, isHome(type, of: binding) else { return nil }
    return FontToken(
      declaration: binding, name: "\(type.name).\(binding.name)",
      uses: uses(ofMember: binding, of: type))
  }

  private func function(_ function: SwiftNode) -> FontToken? {
    guard !function.isPrivate else { return nil }
    let type = context.types.type(around: function)
    if function.firstChild(.returnType)?.namesFont != true {
      return type.flatMap { modifier(function, of: $0) }
    }
    guard let type else {
      let uses = self.uses(of: [FontName(function.name, of: .none)])
      return uses > 0
        ? FontToken(declaration: function, name: "\(function.name)()", uses: uses) : nil
    }
    guard !type.hasPrivatePart, isHome(type, of: function) else { return nil }
    let uses = self.uses(ofMember: function, of: type)
    return uses > 0
      ? FontToken(declaration: function, name: "\(type.name).\(function.name)", uses: uses) : nil
  }

  /// A modifier that sets the font: a function on views, or the body of a type.
  private func modifier(_ function: SwiftNode, of type: DeclaredType) -> FontToken? {
    guard let font = node.ancestors.first(where: { $0.kind == .call })?.callee,
      font.isNamed("font"), type.declaration?.isPrivate != true
    else { return nil }
    // Only on what it is given: a text of its own is a view like any other.
    if let base = font.chain?.base, !base.isNamed("self"), !base.isNamed("content"), base != font {
      return nil
    }
    if type.declaration == nil, type.name == "View" || type.name == "Text" {
      let uses = self.uses(ofModifier: function.name)
      return uses > 0
        ? FontToken(declaration: function, name: "\(function.name)()", uses: uses) : nil
    }
    guard function.isNamed("body"), function.firstChild(.parameter) != nil,
      type.inherited.contains("ViewModifier"), let declaration = type.declaration
    else { return nil }
    let wrapped = wrappers(of: type).reduce(0) { $0 + self.uses(ofModifier: $1) }
    let uses = wrapped > 0 ? wrapped : self.uses(ofModifier: type.name)
    return uses > 0 ? FontToken(declaration: declaration, name: type.name, uses: uses) : nil
  }

  /// The functions of the file that put a modifier's type on views.
  private func wrappers(of type: DeclaredType) -> [String] {
    context.calls(of: type.name).compactMap { call in
      let function = call.ancestors.first { $0.kind == .functionDeclaration }
      guard let function, context.types.type(around: function)?.name == "View" else { return nil }
      return function.name
    }
  }

  // MARK: - Homes

  /// Whether a type keeps fonts for others: a namespace, a theme, `Font` itself; views keep theirs for themselves.
  private func isHome(_ type: DeclaredType, of member: SwiftNode) -> Bool {
    if type.name == "Font" || type.name == "UIFont" { return true }
    // The initials of a project run into the word: `DSFont`.
    let isNamedSo = Words(type.name).contains { word in
      Self.wordsOfHomes.contains(word) || Self.endsOfHomes.contains(where: word.hasSuffix)
    }
    let isShared =
      (member.variable ?? member).isStatic || type.declaration?.kind == .enumDeclaration
    guard isShared || isNamedSo else { return false }
    switch context.role(of: type) {
    case .installed: return isNamedSo && !context.isPartOfView(type)
    case .plain: return true
    case .unknown: return isNamedSo && !type.inherited.contains { $0.hasPrefix("UI") }
    }
  }

  private static let wordsOfHomes: Set<String> = [
    "font", "fonts", "uifont", "typography", "typeface", "typefaces", "theme", "themes", "style",
    "styles", "textstyle", "textstyles", "design", "token", "tokens", "brand", "appearance",
  ]

  private static let endsOfHomes = ["font", "fonts", "theme", "typography"]

  // MARK: - Uses

  private func uses(ofMember member: SwiftNode, of type: DeclaredType) -> Int {
    var names = [FontName(member.name, ofType: type.name)]
    let isInstance = !(member.variable ?? member).isStatic
    if isInstance || type.name != "Font" && type.name != "UIFont" {
      names.append(FontName(member.name, of: .value))
    }
    names.append(FontName(member.name, of: .none))
    return uses(of: names)
  }

  private func uses(of names: [FontName]) -> Int {
    let inFile = names.reduce(0) { $0 + (context.memberUses[$1] ?? 0) }
    let inProject = names.reduce(0) { $0 + context.project.uses(of: $1) }
    return max(inFile, inProject)
  }

  private func uses(ofModifier name: String) -> Int {
    let calls = context.calls(of: name)
    return max(calls.count, context.project.uses(ofModifier: name))
  }
}

extension SwiftNode {
  /// The modules that a font's type may be written with.
  static let modulesOfFonts: Set<Substring> = ["SwiftUI", "SwiftUICore", "UIKit"]

  /// Whether a variable is a font, by its type or by what it is made of.
  fileprivate func keepsFont(in context: SwiftContext) -> Bool {
    if let type = firstChild(.typeAnnotation) { return type.namesFont }
    guard let value = firstChild(.initialValue) else { return false }
    return value.outcomes.contains { outcome in
      guard let operand = outcome.operand else { return false }
      let base = operand.base ?? operand
      return base.isNamed("Font") || base.isNamed("UIFont")
        || Self.modulesOfFonts.contains(base.name[...])
    }
  }

  /// Whether a type is a font, optional or not.
  fileprivate var namesFont: Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    guard let path = words.last?.split(separator: "."), let name = path.last else { return false }
    return (name == "Font" || name == "UIFont")
      && path.dropLast().allSatisfy(SwiftNode.modulesOfFonts.contains)
  }
}
