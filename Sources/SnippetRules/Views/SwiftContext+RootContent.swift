import DTKBSourceReading

extension SwiftContext {
  /// What a chain starts with shows.
  func contentOfRoot(_ chain: ViewChain) -> ViewContent {
    if let type = chain.typeName { return content(ofType: type, chain) }
    return content(ofValue: chain)
  }

  private func content(ofType name: String, _ chain: ViewChain) -> ViewContent {
    switch Self.roles[name] {
    case .text: return contentOfText(chain)
    case .input:
      let isForEmoji = chain.modifiers.contains { $0.call?.mentions(["emoji"]) == true }
      return isForEmoji
        ? ViewContent(kinds: .glyph) : ViewContent(kinds: .input, texts: [chain.node])
    case .image: return contentOfImage(chain)
    case .loadedImage: return ViewContent(kinds: .image)
    case .label: return contentOfLabel(chain)
    case .shape: return ViewContent(kinds: .shape)
    case .titledControl: return contentOfControl(chain)
    case .container: return contentOfParts(chain)
    case .scroller:
      var content = contentOfParts(chain)
      content.kinds.insert(.scrolling)
      return content
    case nil: return contentOfDeclaredView(name, chain)
    }
  }

  /// What a type of SwiftUI, or of a package that many use, does in a view.
  private enum ViewRole: CaseIterable {
    case text, input, image, loadedImage, label, shape
    /// A control with a title of its own, given as an argument or in a closure.
    case titledControl
    case container
    /// A container that scrolls what it holds.
    case scroller

    var types: [String] {
      switch self {
      case .text: ["Text"]
      case .input: ["TextField", "SecureField", "TextEditor"]
      case .image: ["Image"]
      case .loadedImage:
        [
          "AsyncImage", "KFImage", "LazyImage", "WebImage", "KFAnimatedImage", "AnimatedImage",
          "CachedAsyncImage",
        ]
      case .label: ["Label"]
      case .shape:
        [
          "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule",
          "Ellipse", "Path", "ContainerRelativeShape", "LinearGradient", "RadialGradient",
          "AngularGradient", "EllipticalGradient", "MeshGradient", "Spacer", "Divider",
          "EmptyView", "EmptyModifier", "EquatableView", "VideoPlayer", "SceneView", "SpriteView",
          "Font", "Color", "UIColor", "UIImage",
        ]
      case .titledControl:
        [
          "Button", "Link", "NavigationLink", "Toggle", "Picker", "DatePicker", "Stepper",
          "LabeledContent", "Section", "Menu", "DisclosureGroup", "GroupBox", "ProgressView",
          "Gauge", "ShareLink", "EditButton", "RenameButton", "PasteButton", "Tab",
          "ControlGroup", "ColorPicker", "MultiDatePicker", "TextFieldLink", "Slider",
          "ContentUnavailableView", "NavigationView", "PhotosPicker", "OutlineGroup",
          "TableColumn", "CommandMenu",
        ]
      case .container:
        [
          "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
          "Grid", "GridRow", "Group", "ForEach", "ScrollViewReader", "GeometryReader",
          "ViewThatFits", "NavigationStack", "NavigationSplitView", "TabView", "AnyView",
          "AnyLayout", "TimelineView", "ToolbarItem", "ToolbarItemGroup", "HSplitView",
          "VSplitView", "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout",
          "GlassEffectContainer", "PhaseAnimator", "KeyframeAnimator", "Overlay", "SwipeActions",
        ]
      case .scroller: ["List", "Form", "ScrollView", "Table"]
      }
    }
  }

  private static let roles = Dictionary(
    uniqueKeysWithValues: ViewRole.allCases.flatMap { role in role.types.map { ($0, role) } })

  private func contentOfText(_ chain: ViewChain) -> ViewContent {
    let text = ViewContent(kinds: .text, texts: [chain.node])
    guard let call = chain.call, let first = call.arguments.first(where: { _ in true }) else {
      return text
    }
    guard let operand = first.operand else { return text }
    if operand.kind == .string {
      return operand.isPictorial ? ViewContent(kinds: .glyph) : text
    }
    let names = operand.kind == .chain ? operand.links.map(\.name) : [operand.name]
    if names.first == "Image" { return ViewContent(kinds: .symbol) }
    let isGlyph = names.contains { $0.hasWord(in: Self.glyphWords) }
    return isGlyph ? ViewContent(kinds: .glyph) : text
  }

  /// Words in the names of texts that show a sign and no language.
  private static let glyphWords: NameSet = [
    "emoji", "emojis", "icon", "glyph", "symbol", "flag", "fontawesome", "awesome",
    "materialdesign", "bullet",
  ]

  private func contentOfImage(_ chain: ViewChain) -> ViewContent {
    guard let first = chain.call?.arguments.first(where: { _ in true }) else {
      return ViewContent(kinds: .symbol)
    }
    let isSymbol =
      first.isNamed("systemName") || first.nameToken != nil && first.name.holds("ystem")
    return ViewContent(kinds: isSymbol ? .symbol : .image)
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
