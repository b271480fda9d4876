import DTKBSourceReading

extension SwiftContext {
  /// What a font of UIKit that an expression makes is meant for, through locals and through functions of the file.
  func uiKitFontUses(of expression: SwiftNode) -> [UIKitFontUse] {
    uiKitFontUses(of: expression, hops: 0)
  }

  private func uiKitFontUses(of expression: SwiftNode, hops: Int) -> [UIKitFontUse] {
    guard hops < 5 else { return [.none] }
    if let changed = useWithinChain(expression) { return [changed] }
    for around in (expression.chain ?? expression).ancestors {
      switch around.kind {
      case .argument:
        if around.isComparison { return [.none] }
        if let uses = uses(asArgument: around, hops: hops) { return uses }
      case .value:
        return uses(asValue: around, hops: hops)
      case .initialValue:
        if let binding = around.parent {
          return uses(of: binding, hops: hops)
        }
      case .binding:
        return uses(of: around, hops: hops)
      case .accessor: continue
      case .functionDeclaration, .subscriptDeclaration:
        return around.firstChild(.returnType) == nil ? [.none] : [tokenUse(around)]
      case .expressionStatement:
        if around.isComparison { return [.none] }
        if let target = around.assignmentTarget {
          if target.contains(expression) { return [.none] }
          return uses(assignedTo: target, at: around, hops: hops)
        }
        // Only as the last expression of a body is it what that comes to.
        if !around.endsBody { return [.none] }
      case .condition:
        if around.firstChild(.binding) == nil { return [.none] }
      case .closure:
        if let uses = uses(resultOf: around) { return uses }
      case .interpolation: return [.none]
      case _ where around.kind.declaresType, .file: return [.none]
      default: continue
      }
    }
    return [.none]
  }

  /// What the rest of its chain makes of a font: its figures, a scaled font; nil where it stays a font.
  private func useWithinChain(_ expression: SwiftNode) -> UIKitFontUse? {
    guard expression.kind != .chain, let chain = expression.chain else { return nil }
    let links = links(of: chain)
    var low = 0
    var high = links.count
    while low < high {
      let middle = (low + high) / 2
      if links[middle].index <= expression.index { low = middle + 1 } else { high = middle }
    }
    // Nobody asks more of a font; the bound keeps endless chains cheap.
    for link in links[low...].prefix(64) where link.kind == .member {
      if Self.figures.contains(link.name) { return UIKitFontUse.none }
      let words = Words(link.name)
      if words.contains("scaled") || words.contains("dynamic") { return .scaled }
    }
    return nil
  }

  /// What is read of a font without showing text in it.
  private static let figures: Set<String> = [
    "pointSize", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading",
    "fontName", "familyName", "fontDescriptor", "isEqual", "withSize", "description",
  ]

  // MARK: - Arguments

  /// The use of a font that is handed to something; nil where that says nothing of it.
  private func uses(asArgument argument: SwiftNode, hops: Int) -> [UIKitFontUse]? {
    guard let call = argument.parent else { return nil }
    guard call.kind == .call, let callee = call.callee else {
      // Parentheses around it; a tuple of several keeps it for later.
      return nil
    }
    let words = Words(callee.name)
    if words.contains("scaled") || words.contains("dynamic") || words.contains("metrics") {
      return [.scaled]
    }
    switch callee.name {
    case "Font": return [.bridged]
    case "addAttribute": return call.hasFontKey ? [.attributes(name: callee.name)] : nil
    case "init" where callee.chain?.base?.isNamed("Font") == true: return [.bridged]
    case "print", "assert", "precondition": return [UIKitFontUse.none]
    default: break
    }
    if words.contains(where: Self.pictorialWords.contains) { return [.pictorial] }
    if let parameter = parameter(takingArgument: argument) {
      let inside = uses(of: parameter).flatMap { uiKitFontUses(of: $0, hops: hops + 1) }
      let telling = inside.filter { if case .none = $0 { false } else { true } }
      if !telling.isEmpty { return telling }
    }
    return [.text(target: nil)]
  }

  private static let pictorialWords: Set<String> = [
    "icon", "icons", "symbol", "symbols", "glyph", "emoji", "image", "images", "chevron", "logo",
  ]

  // MARK: - Attributes

  private func uses(asValue value: SwiftNode, hops: Int) -> [UIKitFontUse] {
    guard let collection = value.parent, value.isUnderFontKey else {
      return value.parent.map { uiKitFontUses(of: $0, hops: hops + 1) } ?? [.none]
    }
    return attributeUses(of: collection, hops: hops)
  }

  /// What a dictionary of attributes is meant for.
  private func attributeUses(of expression: SwiftNode, hops: Int) -> [UIKitFontUse] {
    let plain: [UIKitFontUse] = [.attributes(name: "attributes")]
    guard hops < 5 else { return plain }
    for around in (expression.chain ?? expression).ancestors {
      switch around.kind {
      case .argument:
        guard let call = around.parent, call.kind == .call, let callee = call.callee else {
          continue
        }
        switch callee.name {
        case "draw": return [.drawing(name: callee.name)]
        case "size", "boundingRect": return [.measuring(name: callee.name)]
        case "setTitleTextAttributes": return [titleUse(callee.name, on: callee)]
        case "NSAttributedString", "NSMutableAttributedString", "AttributedString",
          "AttributeContainer":
          return [.attributes(name: callee.name)]
        case "addAttributes", "setAttributes", "mergeAttributes":
          return [.attributes(name: callee.name)]
        default:
          guard let parameter = parameter(takingArgument: around) else { return plain }
          return combined(uses(of: parameter), hops) ?? plain
        }
      case .expressionStatement:
        guard let target = around.assignmentTarget, !target.contains(expression) else { continue }
        let name = target.kind == .chain ? target.links.last { $0.nameToken != nil } : target
        guard let name else { return plain }
        if name.isNamed("titleTextAttributes") || name.isNamed("largeTitleTextAttributes") {
          return [titleUse(name.name, on: name)]
        }
        return [.attributes(name: name.name)]
      case .initialValue, .binding:
        let binding = around.kind == .binding ? around : around.parent
        guard let binding else { return plain }
        return combined(uses(of: binding), hops) ?? [.attributes(name: binding.name)]
      case .functionDeclaration: return [.attributes(name: around.name)]
      case _ where around.kind.declaresType, .file: return plain
      default: continue
      }
    }
    return plain
  }

  private func combined(_ nodes: [SwiftNode], _ hops: Int) -> [UIKitFontUse]? {
    let uses = nodes.prefix(16).flatMap { attributeUses(of: $0, hops: hops + 1) }
    return uses.isEmpty ? nil : uses
  }

  /// The use of attributes as those of titles, by what they are set on.
  private func titleUse(_ name: String, on node: SwiftNode) -> UIKitFontUse {
    guard let base = node.chain?.base else { return .barTitle(name: name) }
    if let proxy = proxyName(base) { return .appearance(name: proxy, isBar: true) }
    return .barTitle(name: name)
  }

  /// The name of the proxy or of the bar appearance that a chain starts with, such as `UILabel.appearance()`.
  private func proxyName(_ base: SwiftNode) -> String? {
    if let member = base.nextSibling, member.name.hasPrefix("appearance"), member.call != nil,
      base.startsUppercase
    {
      return "\(base.name).\(member.name)()"
    }
    if base.name.hasSuffix("Appearance"), base.startsUppercase { return base.name }
    let named = base.isNamed("self") ? base.nextSibling : base
    guard let named else { return nil }
    let found =
      base.isNamed("self")
      ? declarations(ofMember: named.name, after: base)
      : declarations(of: named.name, at: base)
    if let declaration = found.first {
      if let operand = declaration.firstChild(.initialValue)?.operand,
        let inner = operand.base, inner != base
      {
        if let proxy = inner.startsUppercase ? proxyName(inner) : nil { return proxy }
      }
      if let type = typeName(of: declaration), type.hasSuffix("Appearance") { return type }
      return nil
    }
    return Words(named.name).last == "appearance" ? named.name : nil
  }

  // MARK: - Assignments and declarations

  private func uses(assignedTo target: SwiftNode, at statement: SwiftNode, hops: Int)
    -> [UIKitFontUse]
  {
    let links = target.kind == .chain ? target.links : [target]
    guard let base = links.first else { return [.none] }
    if let subscripted = links.last, subscripted.kind == .subscriptCall {
      return subscripted.mentions(["font"]) ? [.attributes(name: base.name)] : [.none]
    }
    guard let property = links.last(where: { $0.nameToken != nil && $0.kind != .closure }) else {
      return [.none]
    }
    if links.count > 1, let proxy = proxyName(base) {
      return [.appearance(name: proxy, isBar: proxy.hasSuffix("Appearance"))]
    }
    if links.count == 1 {
      let found = declarations(of: property.name, at: property)
      if let local = found.first, local.isLocal { return uses(of: local, hops: hops) }
    }
    if isTextLayer(base, isItself: links.count == 1) { return [.none] }
    if links.count > 1, isAttributes(base) { return [.attributes(name: base.name)] }
    let words = Words(property.name)
    if words.contains(where: Self.pictorialWords.contains) { return [.pictorial] }
    return words.contains("font") ? [.text(target: property)] : [.none]
  }

  /// Whether a font is set on a text layer, which takes its size from `fontSize`.
  private func isTextLayer(_ base: SwiftNode, isItself: Bool) -> Bool {
    if isItself || base.isNamed("self") {
      return types.type(around: base).map { isKind($0.path, of: ["CATextLayer"]) } ?? false
    }
    return declarations(of: base.name, at: base).first.flatMap { typeName(of: $0) }
      == "CATextLayer"
  }

  /// Whether a name stands for attributes of a string: by its type, or since a transformer hands it out.
  private func isAttributes(_ base: SwiftNode) -> Bool {
    let named = ["outgoing", "incoming", "container", "attributes", "attributeContainer"]
    if let declaration = declarations(of: base.name, at: base).first {
      switch typeName(of: declaration) {
      case "AttributeContainer", "AttributedString", "NSMutableAttributedString": return true
      case _?: return false
      case nil: break
      }
    }
    if named.contains(base.name) || Words(base.name).contains("attributed") { return true }
    guard let closure = base.ancestors.first(where: { $0.kind == .closure }) else { return false }
    return closure.callee?.name.hasSuffix("TextAttributesTransformer") == true
      || closure.holder?.assignmentTarget?.links.last?.name.hasSuffix("TextAttributesTransformer")
        == true
  }

  private func uses(of declaration: SwiftNode, hops: Int) -> [UIKitFontUse] {
    if declaration.isLocal || declaration.kind == .parameter {
      let all = uses(of: declaration).prefix(32)
        .flatMap {
          $0.kind == .binding ? uses(of: $0, hops: hops + 1) : uiKitFontUses(of: $0, hops: hops + 1)
        }
      let telling = all.filter { if case .none = $0 { false } else { true } }
      return telling.isEmpty ? [.none] : telling
    }
    // What a label answers for its own font is the font of its text.
    if declaration.isNamed("font"), declaration.variable?.hasModifier(.override) == true {
      return [.text(target: nil)]
    }
    return [tokenUse(declaration)]
  }

  private func tokenUse(_ declaration: SwiftNode) -> UIKitFontUse {
    Words(declaration.name).contains(where: Self.pictorialWords.contains)
      ? .pictorial : .token(declaration)
  }

  private static let mappings: Set<String> = ["map", "flatMap", "compactMap"]

  /// The use of what a closure comes to; nil where it is that of the value around it.
  private func uses(resultOf closure: SwiftNode) -> [UIKitFontUse]? {
    // `{ … }()` is its result.
    if closure.chain?.base == closure { return nil }
    // `descriptor.map { UIFont(descriptor: $0, size: 15) }` is what its closure comes to.
    if let callee = closure.callee, callee.kind == .member, Self.mappings.contains(callee.name) {
      return nil
    }
    return [.none]
  }
}

extension SwiftNode {
  /// Whether a declaration lives within a function or a closure.
  var isLocal: Bool {
    guard kind == .binding else { return false }
    guard let holder = (variable ?? self).parent else { return false }
    switch holder.kind {
    case .codeBlock, .closure, .switchCase, .condition, .ifStatement, .guardStatement,
      .whileStatement, .forStatement:
      return true
    case .branch:
      return holder.ancestors.first { $0.kind != .branch && $0.kind != .conditional }.map {
        $0.kind == .codeBlock || $0.kind == .closure || $0.kind == .switchCase
      } ?? false
    default: return false
    }
  }

  /// Whether a value stands under the key of a font in a dictionary of attributes.
  fileprivate var isUnderFontKey: Bool {
    guard let key = previousSibling, key.kind == .key else { return false }
    return key.children.contains { $0.namesFontKey }
  }

  fileprivate var namesFontKey: Bool {
    let last = kind == .chain ? links.last : self
    guard let last else { return false }
    return last.isNamed("font") || last.isNamed("kCTFontAttributeName")
      || last.isNamed("NSFontAttributeName")
  }

  /// Whether the first argument of a call is the key of a font.
  fileprivate var hasFontKey: Bool {
    firstUnlabelledArgument?.operand?.namesFontKey ?? false
  }

  /// Whether an expression compares its operands.
  fileprivate var isComparison: Bool {
    children.contains {
      $0.kind == .infixOperator && ($0.isNamed("==") || $0.isNamed("!=") || $0.isNamed("==="))
    }
  }

  /// Whether a statement is the last of a body that comes to its value.
  fileprivate var endsBody: Bool { nextSibling == nil }
}
