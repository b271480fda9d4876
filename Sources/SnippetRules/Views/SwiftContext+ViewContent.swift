import DTKBSourceReading

extension SwiftContext {
  /// What a view shows, all its modifiers included.
  func content(of view: SwiftNode) -> ViewContent {
    if let known = viewContents[view.index] { return known }
    guard asked.count < 64, asked.insert(view.index).inserted else { return .opaque }
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
      switch modifier.name.name {
      case "overlay", "background", "safeAreaInset", "mask":
        for closure in modifier.closures { content.add(self.content(inside: closure)) }
        for argument in modifier.call.map({ Array($0.arguments) }) ?? [] {
          content.add(self.content(ofArgument: argument))
        }
      case "labelStyle" where modifier.call?.mentions(["iconOnly"]) == true:
        content = ViewContent(kinds: .symbol)
      default: break
      }
    }
    return content
  }

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
        for outcome in statement.outcomes {
          // `Text(a) + Text(b)` shows both.
          for operand in outcome.items where !operand.kind.isOperator {
            content.add(self.content(ofOperand: operand))
          }
        }
      case .ifStatement, .switchStatement, .switchCase, .conditional, .branch, .codeBlock,
        .forStatement, .doStatement:
        content.add(self.content(inside: statement))
      default: break
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

  private func content(ofArgument argument: SwiftNode) -> ViewContent {
    var content = ViewContent()
    for outcome in argument.outcomes {
      for operand in outcome.items
      where operand.kind == .closure || operand.kind == .chain || operand.kind == .identifier {
        content.add(self.content(ofOperand: operand))
      }
    }
    return content
  }

  // MARK: - What a chain starts with

  private func contentOfRoot(_ chain: ViewChain) -> ViewContent {
    if let type = chain.typeName { return content(ofType: type, chain) }
    return content(ofValue: chain)
  }

  private func content(ofType name: String, _ chain: ViewChain) -> ViewContent {
    switch name {
    case "Text": return contentOfText(chain)
    case "TextField", "SecureField", "TextEditor":
      let isForEmoji = chain.modifiers.contains { $0.call?.mentions(["emoji"]) == true }
      return isForEmoji
        ? ViewContent(kinds: .glyph) : ViewContent(kinds: .input, texts: [chain.node])
    case "Image": return contentOfImage(chain)
    case "AsyncImage", "KFImage", "LazyImage", "WebImage", "KFAnimatedImage", "AnimatedImage",
      "CachedAsyncImage":
      return ViewContent(kinds: .image)
    case "Label": return contentOfLabel(chain)
    case _ where Self.shapes.contains(name): return ViewContent(kinds: .shape)
    case _ where Self.titledControls.contains(name): return contentOfControl(chain)
    case _ where Self.containers.contains(name):
      var content = contentOfParts(chain)
      if Self.scrollers.contains(name) { content.kinds.insert(.scrolling) }
      return content
    case "Font", "Color", "UIColor", "UIImage": return ViewContent(kinds: .shape)
    default: return contentOfDeclaredView(name, chain)
    }
  }

  private static let shapes: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse",
    "Path",
    "ContainerRelativeShape", "Color", "LinearGradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient",
    "MeshGradient", "Spacer", "Divider", "EmptyView", "EmptyModifier", "EquatableView",
    "VideoPlayer", "SceneView", "SpriteView",
  ]

  /// Controls with a title of their own, given as an argument or in a closure.
  private static let titledControls: Set<String> = [
    "Button", "Link", "NavigationLink", "Toggle", "Picker", "DatePicker", "Stepper",
    "LabeledContent", "Section",
    "Menu", "DisclosureGroup", "GroupBox", "ProgressView", "Gauge", "ShareLink", "EditButton",
    "RenameButton",
    "PasteButton", "Tab", "ControlGroup", "ColorPicker", "MultiDatePicker", "TextFieldLink",
    "Slider",
    "ContentUnavailableView", "NavigationView", "PhotosPicker", "OutlineGroup", "TableColumn",
    "CommandMenu",
  ]

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group",
    "ForEach", "List", "Form", "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits",
    "NavigationStack",
    "NavigationSplitView", "TabView", "AnyView", "AnyLayout", "TimelineView", "ToolbarItem",
    "ToolbarItemGroup", "HSplitView",
    "VSplitView", "Table", "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout",
    "GlassEffectContainer",
    "PhaseAnimator", "KeyframeAnimator", "Overlay", "SwipeActions",
  ]

  private static let scrollers: Set<String> = ["List", "Form", "ScrollView", "Table", "TextEditor"]

  private func contentOfText(_ chain: ViewChain) -> ViewContent {
    let text = ViewContent(kinds: .text, texts: [chain.node])
    guard let call = chain.call, let first = call.arguments.first(where: { _ in true }) else {
      return text
    }
    guard let operand = first.outcomes.first?.operand else { return text }
    if operand.kind == .string {
      return operand.isPictorial ? ViewContent(kinds: .glyph) : text
    }
    let names = operand.kind == .chain ? operand.links.map(\.name) : [operand.name]
    if names.first == "Image" { return ViewContent(kinds: .symbol) }
    let words = names.flatMap { Array(Words($0)) }
    return words.contains(where: Self.glyphWords.contains) ? ViewContent(kinds: .glyph) : text
  }

  /// Words in the names of texts that show a sign and no language.
  private static let glyphWords: Set<String> = [
    "emoji", "emojis", "icon", "glyph", "symbol", "flag", "fontawesome", "awesome",
    "materialdesign", "bullet",
  ]

  private func contentOfImage(_ chain: ViewChain) -> ViewContent {
    guard let first = chain.call?.arguments.first(where: { _ in true }) else {
      return ViewContent(kinds: .symbol)
    }
    return ViewContent(
      kinds: first.nameToken != nil && first.name.contains("ystem") ? .symbol : .image)
  }

  private func contentOfLabel(_ chain: ViewChain) -> ViewContent {
    let title = chain.closures.first { $0.nameToken == nil || $0.isNamed("title") }
    guard let title else {
      if let call = chain.call, let closure = call.argument("title") {
        return content(ofArgument: closure)
      }
      return ViewContent(kinds: [.text, .symbol], texts: [chain.node])
    }
    var content = self.content(inside: title)
    for icon in chain.closures where icon != title { content.add(self.content(inside: icon)) }
    return content
  }

  private func contentOfControl(_ chain: ViewChain) -> ViewContent {
    var content = ViewContent()
    let first = chain.call?.arguments.first { _ in true }
    if let first, first.nameToken == nil,
      first.outcomes.contains(where: { $0.operand?.kind != .closure })
    {
      content.add(ViewContent(kinds: .text, texts: [chain.node]))
    }
    // A button's first closure is its action, unless it comes with its label only.
    let isButton = chain.name == "Button"
    for closure in chain.closures {
      if isButton, closure.nameToken == nil {
        let isLabel = chain.call?.argument("action") != nil || chain.call?.argument("intent") != nil
        if !isLabel { continue }
      }
      // The items of a menu, and what a link leads to, stand elsewhere.
      if closure.nameToken == nil, chain.showsElsewhere { continue }
      content.add(self.content(inside: closure))
    }
    for argument in chain.call.map({ Array($0.arguments) }) ?? []
    where argument.nameToken != nil && !argument.isNamed("action") && argument.holdsView {
      content.add(self.content(ofArgument: argument))
    }
    if content.kinds.isEmpty { content.kinds = Self.namesText(chain.name) ? .text : [] }
    return content
  }

  private static func namesText(_ name: String) -> Bool {
    name == "EditButton" || name == "RenameButton" || name == "PasteButton"
  }

  private func contentOfParts(_ chain: ViewChain) -> ViewContent {
    var content = ViewContent()
    for closure in chain.closures { content.add(self.content(inside: closure)) }
    for argument in chain.call.map({ Array($0.arguments) }) ?? [] {
      let isBuilder =
        argument.outcomes.contains { $0.operand?.kind == .closure } || chain.name == "AnyView"
      if isBuilder { content.add(self.content(ofArgument: argument)) }
    }
    return content
  }

  private func contentOfDeclaredView(_ name: String, _ chain: ViewChain) -> ViewContent {
    var content = ViewContent()
    if let type = types.type(named: name, at: chain.node) {
      let bodies = members(of: type)["body"] ?? []
      for body in bodies { content.add(self.content(ofDeclaration: body)) }
      if bodies.isEmpty { content.kinds.insert(.opaque) }
    } else if let kinds = project.viewKinds[name] {
      content.kinds.formUnion(kinds)
    } else {
      content.kinds.insert(Self.kind(byName: name))
    }
    for closure in chain.closures { content.add(self.content(inside: closure)) }
    // What a view of the project does with its closures is its own affair.
    content.kinds.insert(content.kinds.isEmpty ? .opaque : [])
    return content
  }

  /// What a view shows that another file declares, by the last word of its name.
  static func kind(byName name: String) -> ViewContent.Kinds {
    let words = Words(name)
    let last = words.last == "view" ? words.dropLast().last : words.last
    switch last ?? "" {
    case "icon", "image", "symbol", "glyph", "logo", "avatar", "thumbnail", "artwork", "chevron",
      "photo":
      return .symbol
    case "text", "label", "title", "caption", "headline", "subtitle": return .text
    case "shape", "separator", "divider", "spacer", "gradient", "line": return .shape
    default: return .opaque
    }
  }

  // MARK: - Values

  private func content(ofValue chain: ViewChain) -> ViewContent {
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
    guard asked.insert(node.index).inserted else { return ViewContent() }
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
      let content = content(inside: value, isHolder: true)
      if !content.kinds.isEmpty { return content }
    }
    return ViewContent(kinds: Self.kind(byName: node.name))
  }

  private func content(inside value: SwiftNode, isHolder: Bool) -> ViewContent {
    var content = ViewContent()
    for outcome in value.outcomes {
      for operand in outcome.items where !operand.kind.isOperator {
        content.add(self.content(ofOperand: operand))
      }
    }
    return content
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
        interpolation.firstUnlabelledArgument?.outcomes.first?.operand.map {
          ViewChain($0).typeName == "Image"
        } ?? false
      }
      return areImages && !stringText.contains { $0.isLetter || $0.isNumber }
    }
    return !stringText.contains { $0.isLetter || $0.isNumber }
  }
}

extension SwiftNode {
  /// Whether an argument may be a view: a closure, or something that starts with the name of a type.
  fileprivate var holdsView: Bool {
    outcomes.contains { outcome in
      guard let operand = outcome.operand else { return false }
      return operand.kind == .closure || ViewChain(operand).typeName != nil
    }
  }
}

extension ViewChain {
  /// Whether its first closure shows something that stands elsewhere than itself.
  fileprivate var showsElsewhere: Bool {
    name == "Menu" || name == "NavigationLink" && closures.contains { $0.isNamed("label") }
  }
}
