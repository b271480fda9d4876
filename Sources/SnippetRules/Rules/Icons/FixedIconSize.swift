import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A symbol, or a picture beside text, whose size in points stays while the text grows.
  ///
  /// Three forms: a font of a fixed size on a symbol, a frame of numbers around it, and UIKit's configuration by
  /// points. Pictures count within a label or a row with text only, since no text says how large others should be.
  static let fixedIconSize = Rule(
    id: "fixed-icon-size", severity: .warning, fix: .suggested,
    facts: ["points", "wanted", "largest"],
    triggers: [
      .call("system", label: "size"), .call("custom", label: "fixedSize"), .call("frame"),
      .call("SymbolConfiguration"), .word("pointSize"),
    ]
  ) { site in
    guard let icon = site.fixedIcon, let points = icon.points else { return [] }
    var detection = Detection(icon.range)
    detection.severity = icon.isMinor || points >= largeIcon ? .note : .warning
    detection.facts = ["points": .number(points), "wanted": .name("?")]
    detection.offer(icon.edits, as: .suggested)
    guard let platform = site.platform,
      let figure = CurveFigure(
        of: points, growing: .none, wanted: .scaled(.scaledMetric, icon.style), on: platform)
    else { return [detection] }
    detection.facts["wanted"] = .number(figure.wantedAtLargest)
    detection.take(figure, style: icon.style)
    detection.firstBrokenSize = figure.firstSmallerSize
    return [detection]
  }

  /// From this side on, in points, an icon is easily seen as it is.
  private static let largeIcon = 36.0
}

/// An icon of a fixed size.
private struct FixedIcon {
  let points: Double?
  let range: Range<Int>
  /// The style of the text that it should grow with.
  var style: TextStyle = .body
  /// Whether it is there to be looked at only, or stands where nothing grows.
  var isMinor = false
  /// What makes it grow.
  var edits: [Edit?] = []
}

extension SwiftSite {
  fileprivate var fixedIcon: FixedIcon? {
    switch node.name {
    case "frame": iconInFrame
    case "SymbolConfiguration": symbolConfiguration
    case "pointSize": inferredSymbolConfiguration
    default: symbolFont
    }
  }

  /// The one value of a length that nothing but the code decides.
  private func fixedLength(_ argument: SwiftNode?) -> Double? {
    guard let argument else { return nil }
    let quantity = context.quantity(of: argument)
    guard quantity.origins.isDisjoint(with: [.scaled, .preferred, .geometry, .sizeCondition]) else {
      return nil
    }
    return quantity.numbers.filter { $0 > 0 }.min()
  }

  // MARK: - A font on a symbol

  private var symbolFont: FixedIcon? {
    guard makesFont,
      case .pictorial = node.isNamed("custom") ? customFontUse : fontUse,
      let points = fixedLength(call?.argument("size") ?? call?.argument("fixedSize"))
    else { return nil }
    let argument = node.ancestors.first { $0.kind == .argument }
    guard let font = argument?.parent?.callee, font.isNamed("font"), let chain = font.chain else {
      return nil
    }
    let view = context.view(chain)
    guard let index = view.index(ofModifier: font), index < ViewChain.mostModifiers else {
      return nil
    }
    let kinds = context.content(of: view, before: index).kinds
    // An emoji of any size says the same; a sign of an icon font or a symbol does not.
    let isIconFont = node.isNamed("custom")
    guard kinds.contains(.symbol) || isIconFont, !view.isOf(["resizable"]) || !view.isImage else {
      return nil
    }
    guard var icon = icon(view, points: points, range: callRange) else { return nil }
    if let platform, !isIconFont, let style = platform.nearestStyle(toPoints: points),
      platform.points(of: style) == points
    {
      icon.edits = [systemFont(in: style, insteadOf: points)?.edit]
    } else if !isIconFont, let number = call?.argument("size")?.literalNumber {
      icon.edits = scaledMetric(inPlaceOf: number, as: "iconSize", following: icon.style)
    }
    return icon
  }

  // MARK: - A frame around an image

  private var iconInFrame: FixedIcon? {
    guard let call, let chain = node.chain else { return nil }
    let view = context.view(chain)
    guard view.startsWithImage(in: context), let index = view.index(ofModifier: node),
      index < ViewChain.mostModifiers
    else {
      return nil
    }
    let isResizable = view.isOf(["resizable"])
    var width = fixedLength(call.argument("width"))
    var height = fixedLength(call.argument("height"))
    if isResizable {
      // A picture fills what it may.
      width = width ?? fixedLength(call.argument("maxWidth"))
      height = height ?? fixedLength(call.argument("maxHeight"))
    }
    guard let points = [width, height].compactMap({ $0 }).min() else { return nil }
    let kinds = context.content(of: view, before: index).kinds
    guard kinds.isDisjoint(with: .readable) else { return nil }
    // A frame that only keeps icons in a column lets them grow upwards.
    if !isResizable, width == nil || height == nil { return nil }
    if view.modifiers[..<index].contains(where: {
      $0.name.isNamed("frame") && $0.call?.argument("width") != nil
    }) {
      return nil
    }
    // What its own font fixes is found there.
    let isSymbol = view.isSystemSymbol(in: context)
    if isSymbol, !isResizable, view.modifiers.contains(where: { $0.setsFixedFont }) { return nil }
    let range = node.range.lowerBound..<call.range.upperBound
    guard var icon = icon(view, points: points, range: range) else { return nil }
    if !isSymbol {
      guard isResizable, !view.showsPhoto else { return nil }
      guard let row = rowWithText(around: view) else { return nil }
      icon.style = row
    }
    let sides = ["width", "height", "maxWidth", "maxHeight"].compactMap { call.argument($0) }
    icon.edits = sides.flatMap { side in
      side.literalNumber.map { scaledMetric(inPlaceOf: $0, as: "iconSide", following: icon.style) }
        ?? [nil]
    }
    return icon
  }

  // MARK: - UIKit

  private var symbolConfiguration: FixedIcon? {
    guard let call else { return nil }
    let size: SwiftNode?
    if let points = call.argument("pointSize") {
      size = points
    } else {
      let font = call.argument("font")?.operand
      size =
        (font?.kind == .chain ? font?.links : font.map { [$0] })?.lazy
        .compactMap(\.uiFontSize).first
      if font?.mentions(["scaledFont", "UIFontMetrics"]) == true { return nil }
    }
    guard let points = fixedLength(size) else { return nil }
    var icon = FixedIcon(points: points, range: callRange)
    if let number = size?.literalNumber, call.argument("pointSize") == size {
      icon.edits = [Edit(number.range, "UIFontMetrics.default.scaledValue(for: \(number.text))")]
    }
    icon.isMinor =
      node.ancestors.prefix(24).contains { around in
        around.kind == .call
          && around.callee.map { Self.typesWithOwnSizes.contains($0.name) } == true
      } || context.types.type(around: node)?.inherited.contains("UIActivity") == true
    return icon
  }

  /// What bars, menus and sheets of the system show at a size of their own.
  private static let typesWithOwnSizes: Set<String> = [
    "UIBarButtonItem", "UITabBarItem", "UITab", "UIAction", "UIMenu", "UIContextualAction",
    "UIApplicationShortcutIcon",
  ]

  /// `.init(pointSize: 17)`, whose type the place tells.
  private var inferredSymbolConfiguration: FixedIcon? {
    guard node.kind == .argument, let call = node.parent, let callee = call.callee,
      callee.kind == .implicitMember, callee.isNamed("init")
    else { return nil }
    return SwiftSite(node: callee, context: context).symbolConfiguration
  }

  // MARK: - Surroundings

  /// An icon in its view; nil where somebody sees to it that it can be seen enlarged.
  private func icon(_ view: ViewChain, points: Double, range: Range<Int>) -> FixedIcon? {
    let containers = context.containers(around: view.node)
    let around = [view.modifiers[...]] + containers.map { $0.view.modifiers(outside: view.node) }
    if around.contains(where: {
      $0.contains { $0.name.isNamed("accessibilityShowsLargeContentViewer") }
    }) {
      return nil
    }
    var icon = FixedIcon(points: points, range: range)
    icon.style = rowWithText(around: view) ?? .body
    icon.isMinor =
      isHiddenFromAccessibility(view) || view.showsPhoto
      || containers.contains { Self.bars.contains($0.name) } || isPartOfPicture(containers)
    return icon
  }

  /// Whether a view is laid upon others that show no text, as the marks of a map are.
  private func isPartOfPicture(_ containers: [Container]) -> Bool {
    for container in containers where !Self.transparent.contains(container.name) {
      let isSilent = context.content(of: container.view.node).kinds.isDisjoint(with: .readable)
      // A button upon a picture, such as the cross that takes it away, is a part of it too.
      if container.modifier == nil, Self.controls.contains(container.name), isSilent { continue }
      // `badge { … }` of the project lies on its view as `overlay { … }` does.
      let isLayer =
        Self.layers.contains(container.name)
        || container.modifier != nil
          && Words(container.name).contains { $0 == "badge" || $0 == "overlay" }
      return isLayer && isSilent
    }
    return false
  }

  private static let controls: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]

  private static let layers: Set<String> = ["ZStack", "overlay", "background", "mask"]
  private static let transparent: Set<String> = ["Group", "ForEach", "AnyView"]

  private static let bars: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "tabItem", "Tab", "navigationBarItems",
    "swipeActions", "contextMenu",
  ]

  /// The style of the text in the row or the label around a view; nil where there is none.
  private func rowWithText(around view: ViewChain) -> TextStyle? {
    for container in context.containers(around: view.node) {
      guard Self.rows.contains(container.name) else {
        if Self.wrappers.contains(container.name) { continue }
        return nil
      }
      let content = context.content(of: container.view.node)
      guard !content.kinds.isDisjoint(with: .readable) else { continue }
      let fonts = content.texts.lazy.flatMap { context.fontsInForce(at: $0) }
      return fonts.compactMap(\.style).first ?? .body
    }
    return nil
  }

  private static let rows: Set<String> = [
    "HStack", "LazyHStack", "HStackLayout", "Label", "LabeledContent", "Button", "Link",
    "NavigationLink", "Toggle", "Menu", "AnyLayout",
  ]
  private static let wrappers: Set<String> = [
    "ZStack", "Group", "ForEach", "AnyView", "background", "overlay",
  ]
}

extension ViewChain {
  /// Nobody puts more upon an icon; the bound keeps endless chains cheap.
  fileprivate static let mostModifiers = 64

  fileprivate func isOf(_ names: Set<String>) -> Bool {
    modifiers.prefix(Self.mostModifiers).contains { names.contains($0.name.name) }
  }

  fileprivate var isImage: Bool { typeName == "Image" }

  /// Whether it starts with an image of SwiftUI, made here or kept in a variable.
  fileprivate func startsWithImage(in context: SwiftContext) -> Bool {
    if let typeName { return typeName == "Image" }
    if isIconOfStyle { return true }
    guard path.count <= 2, call == nil, let last = path.last else { return false }
    return context.declarations(behind: last).contains {
      $0.firstChild(.typeAnnotation)?.isNamed("Image") == true
        || $0.firstChild(.initialValue)?.operand?.base?.isNamed("Image") == true
    }
  }

  /// Whether it is the icon that a style of labels is handed, mostly a symbol.
  fileprivate var isIconOfStyle: Bool {
    path.count == 2 && call == nil && path[0].isNamed("configuration") && path[1].isNamed("icon")
  }

  /// Whether it is a symbol of the system, which has the size of a font.
  fileprivate func isSystemSymbol(in context: SwiftContext) -> Bool {
    if isIconOfStyle { return true }
    guard isImage else { return false }
    guard let first = call?.arguments.first(where: { _ in true }) else { return false }
    return first.nameToken != nil && first.name.holds("ystem")
  }

  /// Whether its names say that it is a photograph or the like, whose size is the layout's.
  fileprivate var showsPhoto: Bool {
    let texts = path.map(\.name) + (call.map { [$0.text] } ?? [])
    return texts.contains { text in
      Words(text).contains { Self.wordsOfPhotos.contains($0) }
    }
  }

  private static let wordsOfPhotos: Set<String> = [
    "avatar", "photo", "photos", "artwork", "cover", "thumbnail", "thumb", "picture", "portrait",
    "ui", "ns", "banner", "illustration", "poster", "logo", "flag",
  ]
}

extension ViewChain.Modifier {
  /// Whether it sets a font of a fixed size.
  fileprivate var setsFixedFont: Bool {
    name.isNamed("font") && call?.mentions(["system"]) == true && call?.mentions(["size"]) == true
  }
}
