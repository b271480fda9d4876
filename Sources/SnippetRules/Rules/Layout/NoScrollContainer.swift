import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A view that looks like a screen, whose texts alone are higher than a phone at the largest size, and that
  /// nothing lets scroll.
  static let noScrollContainer = Rule(
    id: "no-scroll-container", severity: .note, fix: .none, facts: ["type", "needed", "largest"],
    triggers: [.word("body")]
  ) { site in
    let context = site.context
    guard site.node.kind == .binding, let body = site.node.viewBody,
      let type = context.types.type(around: site.node), !site.isPartOfScreen(type.name),
      !context.isWidget(site.node), site.platform == .iOS,
      !type.parts.contains(where: { $0.mentions(SwiftSite.scrolling) })
    else { return [] }
    let parts = context.parts(of: body)
    guard parts.count == 1 else { return [] }
    let root = context.view(parts[0])
    guard let name = root.typeName,
      [
        "VStack", "ZStack", "NavigationStack", "NavigationView",
        "Group",
      ].contains(name)
    else { return [] }
    let content = context.content(of: parts[0])
    guard content.texts.count >= 3, !content.kinds.contains(.scrolling),
      !context.isUsedInScroller(type.name)
    else { return [] }
    let needed = content.texts.reduce(0) { $0 + context.leastHeight(ofText: $1) }
    guard needed > SwiftSite.screenHeight else { return [] }
    let end = root.call?.range.upperBound ?? root.path.last?.range.upperBound
    var detection = Detection(parts[0].range.lowerBound..<(end ?? parts[0].range.upperBound))
    detection.facts = [
      "type": .name(type.name), "needed": .number(needed),
      "largest": .name(DynamicTypeSize.accessibility5.shortName),
    ]
    return [detection]
  }
}

extension SwiftSite {
  /// What lets a view scroll, or arranges it otherwise.
  fileprivate static let scrolling: NameSet = [
    "ScrollView", "List", "Form", "TextEditor", "Table", "LazyVGrid", "ViewThatFits",
    "UIScrollView", "onGeometryChange", "fittedToContent",
  ]

  /// The height of a phone 852 points high without what the status bar and the home indicator take, 59 and 34.
  fileprivate static var screenHeight: Double { 852 - 59 - 34 }

  /// Whether a type's name says that it is a part of a screen.
  fileprivate func isPartOfScreen(_ name: String) -> Bool {
    var words = Array(Words(name))
    if words.last == "view" { words.removeLast() }
    return words.last.map { Self.partWords.contains($0) } ?? false
  }

  private static let partWords: Set<String> = [
    "row", "cell", "card", "item", "header", "footer", "banner", "badge", "button", "label", "tile",
    "section", "bar", "chip", "tag", "toast", "icon", "field", "list", "widget", "style",
    "modifier",
    "line", "group", "summary", "bubble",
  ]
}

extension SwiftContext {
  /// Whether a view of the file stands in something that scrolls.
  fileprivate func isUsedInScroller(_ name: String) -> Bool {
    calls(of: name).prefix(16).contains { call in
      containers(around: call).contains {
        ["ScrollView", "List", "Form"].contains($0.view.name) && $0.modifier == nil
      }
    }
  }

  /// The least height of a text across a phone at the largest size: all its lines for a literal, else one.
  fileprivate func leastHeight(ofText text: SwiftNode) -> Double {
    let style = fontsInForce(at: text).first.flatMap { nearestStyle(to: $0) } ?? .body
    var count = 1
    if let length = view(text).literalLength,
      let line = LineFigure(width: PhoneWidth.inMargins, style: style, on: .iOS)
    {
      let characters = max(1, line.charactersAtLargest)
      count = max(1, (length + characters - 1) / characters)
    }
    let lines = try? TextLines(min(count, 1000), of: style)
    return (try? lines?.height(at: .accessibility5)) ?? 0
  }
}
