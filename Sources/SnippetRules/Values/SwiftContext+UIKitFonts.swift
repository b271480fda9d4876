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

  // MARK: - What makes a font

  /// The font that a call makes; nil where it makes none.
  func madeFont(by link: SwiftNode) -> UIKitFont? {
    guard let call = link.call else { return link.isNamed("scaledFont") ? .unknown : nil }
    switch link.name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return call.argument("ofSize").map { sizedFont($0) }
    case "UIFont", "init":
      guard link.isNamed("UIFont") || link.kind == .implicitMember || isInitializerOfUIFont(link)
      else { return nil }
      guard let size = call.argument("size") else { return nil }
      if let descriptor = call.argument("descriptor") {
        return describedFont(descriptor, size)
      }
      return call.argument("name") == nil ? nil : sizedFont(size)
    case "withSize":
      guard let size = call.firstUnlabelledArgument else { return nil }
      if let base = fonts(before: link).first(where: { $0 != .unknown }) {
        return base.grows ? .frozen(base.style) : sizedFont(size)
      }
      return sizedFont(size)
    case "preferredFont":
      guard let style = call.argument("forTextStyle") ?? call.argument("for") else { return nil }
      return .preferred(uiKitStyle(of: style))
    case "scaledFont":
      guard let base = call.argument("for") else { return nil }
      let fonts = uiKitFonts(of: base)
      let sizes = fonts.reduce(Quantity()) { sizes, font in
        font.points.map { sizes.union(.literal($0)) } ?? sizes
      }
      return .scaled(sizes, metricsStyle(before: link))
    default: return nil
    }
  }

  private func isInitializerOfUIFont(_ link: SwiftNode) -> Bool {
    link.isNamed("init") && link.chain?.base?.isNamed("UIFont") == true
  }

  /// The fonts that the part of a chain before a link comes to.
  func fonts(before link: SwiftNode) -> [UIKitFont] {
    guard let chain = link.chain else { return [] }
    let names = chain.links.prefix { $0 != link }.filter {
      $0.nameToken != nil && $0.kind != .closure
    }
    guard let last = names.last else { return [] }
    for name in names.reversed() {
      if let made = madeFont(by: name) { return [made] }
    }
    if names.count == 1, last.kind == .identifier {
      return uiKitFonts(ofDeclarations: declarations(of: last.name, at: last))
    }
    return token(names)
  }

  /// A font of the size that an argument gives.
  private func sizedFont(_ size: SwiftNode) -> UIKitFont {
    if let style = preferredSize(size, hops: 0) { return .frozen(style.style) }
    return .fixed(quantity(of: size))
  }

  private func describedFont(_ descriptor: SwiftNode, _ size: SwiftNode) -> UIKitFont {
    let quantity = quantity(of: size)
    guard quantity.numbers == [0] || quantity.numbers.isEmpty else { return .fixed(quantity) }
    if quantity.numbers.isEmpty {
      if let style = preferredSize(size, hops: 0) { return .frozen(style.style) }
      return .fixed(quantity)
    }
    if let style = preferredDescriptor(descriptor, hops: 0) { return .preferred(style.style) }
    return .unknown
  }

  /// A style that a size or a descriptor was taken from; nil inside where the code does not tell which.
  private struct Taken { let style: TextStyle? }

  /// The preferred font whose size an expression takes: `preferredFont(forTextStyle: .body).pointSize`.
  private func preferredSize(_ holder: SwiftNode, hops: Int) -> Taken? {
    guard hops < 4 else { return nil }
    for outcome in holder.outcomes {
      for item in outcome.items where !item.kind.isOperator {
        if let taken = preferredSize(ofOperand: item, hops: hops) { return taken }
      }
    }
    return nil
  }

  private func preferredSize(ofOperand operand: SwiftNode, hops: Int) -> Taken? {
    switch operand.kind {
    case .identifier:
      let found = declarations(of: operand.name, at: operand)
      guard let value = found.first?.firstChild(.initialValue) else { return nil }
      return preferredSize(value, hops: hops + 1)
    case .tuple:
      return operand.firstUnlabelledArgument.flatMap { preferredSize($0, hops: hops + 1) }
    case .chain:
      let links = operand.links
      guard let last = links.last(where: { $0.nameToken != nil && $0.kind != .closure }) else {
        return nil
      }
      if last.isNamed("pointSize") {
        if let maker = links.first(where: {
          $0.isNamed("preferredFont") || $0.isNamed("preferredFontDescriptor")
        }) {
          return Taken(style: styleArgument(of: maker))
        }
        if let font = fonts(before: last).first(where: \.grows) { return Taken(style: font.style) }
        return links.first.flatMap { preferredDescriptor(ofOperand: $0, hops: hops + 1) }
      }
      // `min(size, 20)`, `CGFloat(size)`
      guard let call = links.first?.call, links.first?.kind == .identifier else { return nil }
      for argument in call.arguments {
        if let taken = preferredSize(argument, hops: hops + 1) { return taken }
      }
      return nil
    default: return nil
    }
  }

  private func preferredDescriptor(_ holder: SwiftNode, hops: Int) -> Taken? {
    guard hops < 4 else { return nil }
    for outcome in holder.outcomes {
      if let operand = outcome.operand,
        let taken = preferredDescriptor(ofOperand: operand, hops: hops)
      {
        return taken
      }
    }
    return nil
  }

  private func preferredDescriptor(ofOperand operand: SwiftNode, hops: Int) -> Taken? {
    guard hops < 4 else { return nil }
    let links = operand.kind == .chain ? operand.links : [operand]
    if let maker = links.first(where: {
      $0.isNamed("preferredFontDescriptor") || $0.isNamed("preferredFont")
    }) {
      return Taken(style: styleArgument(of: maker))
    }
    guard let base = links.first, base.kind == .identifier else { return nil }
    let value = declarations(of: base.name, at: base).first?.firstChild(.initialValue)
    return value.flatMap { preferredDescriptor($0, hops: hops + 1) }
  }

  private func styleArgument(of maker: SwiftNode) -> TextStyle? {
    let call = maker.call
    let argument = call?.argument("forTextStyle") ?? call?.argument("withTextStyle")
    return argument.flatMap { uiKitStyle(of: $0) }
  }

  /// The text style that an argument names in UIKit's words: `.title1`, `UIFont.TextStyle.caption1`.
  func uiKitStyle(of argument: SwiftNode) -> TextStyle? {
    if let style = style(of: argument) { return style }
    guard let operand = argument.outcomes.first?.operand, argument.outcomes.count == 1 else {
      return nil
    }
    let name = operand.kind == .chain ? operand.links.last?.name ?? "" : operand.name
    switch name {
    case "title1": return .title
    case "caption1": return .caption
    default:
      guard operand.kind == .identifier,
        let value = declarations(of: name, at: operand).first?.firstChild(.initialValue),
        asked.insert(value.index).inserted
      else { return nil }
      defer { asked.remove(value.index) }
      return uiKitStyle(of: value)
    }
  }

  /// The style of the metrics that `scaledFont` is called on: those of `UIFontMetrics(forTextStyle:)`, or body.
  func metricsStyle(before link: SwiftNode) -> TextStyle? {
    guard let base = link.chain?.base else { return nil }
    return metricsStyle(of: base, hops: 0)
  }

  private func metricsStyle(of base: SwiftNode, hops: Int) -> TextStyle? {
    guard hops < 3 else { return nil }
    if base.isNamed("UIFontMetrics") {
      if let argument = base.call?.argument("forTextStyle") { return uiKitStyle(of: argument) }
      return .body
    }
    if base.isNamed("self"), let member = base.nextSibling {
      return declarations(ofMember: member.name, after: base).first
        .flatMap { metricsStyle(inValueOf: $0, hops: hops) }
    }
    guard base.kind == .identifier else { return nil }
    return declarations(of: base.name, at: base).first
      .flatMap { metricsStyle(inValueOf: $0, hops: hops) }
  }

  private func metricsStyle(inValueOf declaration: SwiftNode, hops: Int) -> TextStyle? {
    guard let operand = declaration.firstChild(.initialValue)?.outcomes.first?.operand,
      let base = operand.base
    else { return nil }
    return metricsStyle(of: base, hops: hops + 1)
  }

  // MARK: - Fonts that the project names

  /// The fonts behind names such as `Style.winner`, `.daxBody()`, `Karla.bold.font(for:)` or `theme.title`.
  private func token(_ names: [SwiftNode]) -> [UIKitFont] {
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
        let last = owner.split(separator: ".").last.map(String.init) ?? owner
        return project.uiKitFonts(of: "\(last).\(name.name)") ?? [.unknown]
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

  /// The name of the type that a variable, a parameter or a function is of, as the code says it, without `?` and `!`.
  func typeName(of declaration: SwiftNode) -> String? {
    let annotation = declaration.firstChild(
      declaration.kind == .functionDeclaration ? .returnType : .typeAnnotation)
    if let annotation { return annotation.nameToken == nil ? nil : annotation.name }
    guard let operand = declaration.firstChild(.initialValue)?.outcomes.first?.operand else {
      return nil
    }
    return typeName(ofOperand: operand)
  }

  private func typeName(ofOperand operand: SwiftNode) -> String? {
    guard operand.kind == .chain, let base = operand.base else {
      guard operand.kind == .identifier, asked.insert(operand.index).inserted else { return nil }
      defer { asked.remove(operand.index) }
      return declarations(of: operand.name, at: operand).first.flatMap { typeName(of: $0) }
    }
    if base.kind == .identifier, base.startsUppercase {
      guard base.call == nil else { return base.name }
      // `RoomTheme.shared` and `UIButton.make()` are most often of the type itself.
      let member = operand.links.first { $0.kind == .member }
      let declared = types.type(named: base.name, at: base)
        .flatMap { type in member.flatMap { members(of: type)[$0.name]?.first } }
      guard let declared else { return base.name }
      guard asked.insert(declared.index).inserted else { return nil }
      defer { asked.remove(declared.index) }
      return typeName(of: declared)
    }
    if base.kind == .closure {
      guard let result = base.results.first?.outcomes.first?.operand else { return nil }
      return typeName(ofOperand: result)
    }
    let maker =
      base.isNamed("self") || base.isNamed("Self")
      ? operand.links.first { $0.kind == .member } : base
    guard let maker, maker.call != nil,
      let function = function(calledBy: maker), asked.insert(function.index).inserted
    else { return nil }
    defer { asked.remove(function.index) }
    return typeName(of: function)
  }

  /// The function of the file that a name calls: a plain one, one of `self`, of `Self` or of a type.
  func function(calledBy name: SwiftNode) -> SwiftNode? {
    let found =
      name.kind == .identifier
      ? declarations(of: name.name, at: name)
      : name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
    return found.first { $0.kind == .functionDeclaration }
  }

  /// The fonts that declarations of the same name come to, over their results, values and callers.
  func uiKitFonts(ofDeclarations nodes: [SwiftNode]) -> [UIKitFont] {
    guard let node = nodes.first else { return [.unknown] }
    if let known = foundUIKitFonts[node.index] { return known }
    guard asked.count < 64, asked.insert(node.index).inserted else { return [.unknown] }
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

  /// What the calls of the file pass for a parameter of one of its functions.
  func arguments(passedFor parameter: SwiftNode) -> [SwiftNode] {
    guard let function = parameter.parent else { return [] }
    let name =
      function.kind == .initializerDeclaration
      ? types.type(around: function)?.name ?? "" : function.name
    let label = parameter.argumentLabel
    let position = function.parameters.firstIndex(of: parameter) ?? 0
    return (calls[name] ?? []).prefix(64).compactMap { call in
      if let label { return call.argument(label) }
      let argument = call.arguments.dropFirst(position).first { _ in true }
      return argument?.nameToken == nil ? argument : nil
    }
  }

  /// The parameter of a function of the file that an argument of its call is for.
  func parameter(takingArgument argument: SwiftNode) -> SwiftNode? {
    guard let call = argument.parent, call.kind == .call, let callee = call.callee else {
      return nil
    }
    let function =
      function(calledBy: callee)
      ?? (callee.kind == .identifier
        ? types.type(named: callee.name, at: callee).flatMap { members(of: $0)["init"]?.first }
        : nil)
    guard let function else { return nil }
    if argument.nameToken != nil {
      return function.parameters.first { $0.argumentLabel == argument.name }
    }
    let position = Array(call.arguments).firstIndex(of: argument) ?? 0
    let parameters = function.parameters
    return parameters.indices.contains(position) ? parameters[position] : nil
  }
}

extension SwiftNode {
  /// The parameters of a function, in reading order.
  var parameters: [SwiftNode] { children.filter { $0.kind == .parameter } }
}

extension [UIKitFont] {
  /// The fonts themselves, or others where nothing is known of them.
  fileprivate func known(or other: () -> [UIKitFont]) -> [UIKitFont] {
    self == [.unknown] ? other() : self
  }
}
