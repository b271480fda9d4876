import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-font-size")
struct FixedFontSizeTests {
  static let snippets = [
    // A type of the project that keeps fonts, and one that is no font
    Snippet(
      "struct Faces { let body: Font }\nlet faces = Faces(body: ⟦.system(size: 16)⟧)"),
    Snippet(
      "enum FaceFont { case system(size: Double) }\nstruct A: View { @State var face: FaceFont = .system(size: 12) }"
    ),
    Snippet("struct Faces { let body: Double }\nlet faces = Faces(body: .system(size: 16))"),
    // Text
    Snippet("Text(name).font(⟦.system(size: 17)⟧)"),
    Snippet("Text(name).font(⟦Font.system(size: 15, weight: .bold)⟧)"),
    Snippet("Text(name).font(⟦SwiftUI.Font.system(size: 15)⟧.bold())"),
    Snippet(
      "Text(name)\n  .font(\n    ⟦.system⟧(\n      size: 16,\n      weight: .medium\n    )\n  )"),
    Snippet(".font(⟦.system(size: 17)⟧)\n.padding()"),
    Snippet("Text(a).font(⟦.system(size: 34)⟧) + Text(b).font(⟦.system(size: 13)⟧)"),
    Snippet("Label(name, systemImage: \"star\").font(⟦.system(size: 15)⟧)"),
    Snippet("Button(\"Buy\") { buy() }.font(⟦.system(size: 15)⟧)"),
    Snippet("Button { buy() } label: { Text(\"Buy\") }.font(⟦.system(size: 15)⟧)"),
    Snippet("TextField(\"Name\", text: $name).font(⟦.system(size: 15)⟧)"),
    Snippet("VStack { Text(a); Image(systemName: \"star\") }.font(⟦.system(size: 12)⟧)"),
    Snippet("VStack { if a { Text(b) } else { EmptyView() } }.font(⟦.system(size: 12)⟧)"),
    Snippet(
      "List { ForEach(items) { item in Text(item) } }.environment(\\.font, ⟦.system(size: 14, design: .serif)⟧)"
    ),
    Snippet("Image(systemName: \"bell\").overlay { Text(count).font(⟦.system(size: 9)⟧) }"),
    Snippet("Image(systemName: \"bell\").overlay(Text(count)).font(⟦.system(size: 9)⟧)"),
    Snippet("Badge(count).font(⟦.system(size: 9)⟧)"),
    Snippet("Text(a)\n#if os(iOS)\n.font(⟦.system(size: 12)⟧)\n#endif\n.padding()"),
    Snippet("Text(\"\\(count)\").font(⟦.system(size: 12)⟧)"),
    Snippet("Text(\"日本\").font(⟦.system(size: 12)⟧)"),
    // Both arms of a ternary
    Snippet("Text(a).font(isCompact ? ⟦.system(size: 12)⟧ : .callout)"),
    Snippet("Text(a).font(isCompact ? ⟦.system(size: 12)⟧ : ⟦.system(size: 14)⟧)"),
    Snippet("Text(a).font(⟦.system(size: isCompact ? 12 : 14)⟧)"),
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var body: some View { Text(a).font(.system(size: isCompact ? ⟦12⟧ : s)) } }"
    ),
    // Constants
    Snippet("let size: CGFloat = 17\nText(a).font(⟦.system(size: size)⟧)"),
    Snippet(
      "enum Size { static let title: CGFloat = 20 }\nText(a).font(⟦.system(size: Size.title)⟧)"),
    Snippet(
      "struct A: View { private let size = 20.0; var body: some View { Text(a).font(⟦.system(size: size)⟧) } }"
    ),
    Snippet(
      "struct A: View { enum Size { static let a = 9.0 }; var body: some View { Text(a).font(⟦.system(size: Size.a + 1)⟧) } }"
    ),
    Snippet("Text(a).font(⟦.system(size: Metrics.title)⟧)"),
    Snippet("Text(a).font(⟦.system(size: UIFont.labelFontSize)⟧)"),
    // Tokens, styles, modifiers, attributed text
    Snippet("extension Font { fileprivate static let cardTitle = ⟦Font.system(size: 18)⟧ }"),
    Snippet(
      "struct A: View { private var title: Font { ⟦.system(size: 18)⟧ }; var body: some View { Text(a).font(title) } }"
    ),
    // A token is another rule's, used or not
    Snippet("extension Font { static let cardTitle = Font.system(size: 18) }"),
    Snippet(
      "extension Font { static var cardTitle: Font { .system(size: 18) } }\nText(a).font(.cardTitle)"
    ),
    Snippet(
      "struct A: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.font(⟦.system(size: 18)⟧) } }"
    ),
    Snippet(
      "struct A: ViewModifier { let size: CGFloat; func body(content: Content) -> some View { content.font(⟦.system(size: size)⟧) } }"
    ),
    Snippet("extension View { func small() -> some View { font(⟦.system(size: 11)⟧) } }"),
    Snippet("text.font = ⟦.system(size: 13)⟧"),
    Snippet("Tag(title, font: ⟦.system(size: 11)⟧)"),
    Snippet("func font() -> Font { if a { return ⟦.system(size: 11)⟧ } else { return .body } }"),
    // It scales, by itself or by its size
    Snippet("Text(name).font(.system(.body, design: .rounded))"),
    Snippet("Text(name).font(.custom(\"\", size: 40, relativeTo: .largeTitle))"),
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var body: some View { Text(a).font(.system(size: s)) } }"
    ),
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var body: some View { Text(a).font(.system(size: min(s, 40) * 0.9)) } }"
    ),
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var half: CGFloat { s / 2 }; var body: some View { Text(a).font(.system(size: half)) } }"
    ),
    Snippet(
      "struct A: ViewModifier { @ScaledMetric var s: CGFloat; init(_ size: CGFloat) { _s = ScaledMetric(wrappedValue: size) }\nfunc body(content: Content) -> some View { content.font(.system(size: s)) } }"
    ),
    Snippet("Text(a).font(.system(size: UIFontMetrics.default.scaledValue(for: 12)))"),
    Snippet(
      "let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 12)\nText(a).font(.system(size: size))"
    ),
    Snippet("Text(a).font(.system(size: UIFont.preferredFont(forTextStyle: .body).pointSize))"),
    Snippet("Text(a).font(.system(size: dynamicTypeSize.isAccessibilitySize ? 30 : 17))"),
    Snippet(
      "@propertyWrapper struct Grown: DynamicProperty { @ScaledMetric var wrappedValue: CGFloat }\nstruct A: View { @Grown var s = 17.0; var body: some View { Text(a).font(.system(size: s)) } }"
    ),
    Snippet(
      "func size(for size: DynamicTypeSize) -> CGFloat { 12 }\nText(a).font(.system(size: size(for: dynamicTypeSize)))"
    ),
    Snippet("Text(a).font(.system(size: 12 * dynamicTypeSize.step))"),
    Snippet("Text(a).font(.system(size: sizes[dynamicTypeSize] ?? 12))"),
    // Other rules look at these
    Snippet("Image(systemName: \"star\").font(.system(size: 20))"),
    Snippet("Image(systemSymbol: .star).resizable().font(.system(size: 20))"),
    Snippet("Button { add() } label: { Image(systemName: \"plus\") }.font(.system(size: 20))"),
    Snippet("Button(action: add) { Image(systemName: \"plus\") }.font(.system(size: 20))"),
    Snippet("HStack { Image(systemName: \"star\"); Spacer(); Divider() }.font(.system(size: 20))"),
    Snippet("Label(name, systemImage: \"star\").labelStyle(.iconOnly).font(.system(size: 20))"),
    Snippet(
      "struct A: LabelStyle { func makeBody(configuration: Configuration) -> some View { configuration.icon.font(.system(size: 20)) } }"
    ),
    Snippet(
      "struct A: View { var icon: some View { Image(systemName: \"star\") }; var body: some View { icon.font(.system(size: 20)) } }"
    ),
    Snippet(
      "struct A: View { let icon: Image; var body: some View { icon.font(.system(size: 20)) } }"),
    Snippet("Text(\"🎉\").font(.system(size: 60))"),
    Snippet("Text(\"•\").font(.system(size: 8))"),
    Snippet("Text(\"\\u{f015}\").font(.system(size: 20))"),
    Snippet("Text(Image(systemName: \"star\")).font(.system(size: 20))"),
    Snippet(
      "struct A: TipViewStyle { func makeBody(configuration: Configuration) -> some View { if let image = configuration.image { image.font(.system(size: 28)) } } }"
    ),
    Snippet("TextField(\"Icon\", text: $icon).keyboardType(.emoji).font(.system(size: 34))"),
    Snippet("Text(initials).minimumScaleFactor(0.001).font(.system(size: 1300))"),
    Snippet("Text(country.flag).font(.system(size: 20))"),
    Snippet("let symbolFont: Font = .system(size: 20)"),
    Snippet("extension Image { func small() -> some View { font(.system(size: 11)) } }"),
    Snippet("Text(a).font(.system(size: geometry.size.width * 0.1))"),
    Snippet("Text(a).font(.system(size: 22, weight: .bold, relativeTo: .title2))"),
    Snippet("Text(a).font(.body).font(.system(size: 12))"),
    Snippet("label.font = .systemFont(ofSize: 17)"),
    // No font at all
    Snippet(
      "enum Ink { case system(size: Int) }\nstruct Brush { func font(_ i: Ink) -> Brush { self } }\nlet b = Brush().font(.system(size: 12))"
    ),
    Snippet("logger.system(size: 17)"),
    Snippet("enum Level { case system(size: Int) }\nlet level = Level.system(size: 3)"),
    Snippet("let level: Level = .system(size: 3)"),
    Snippet("system(size: 3)"),
    Snippet("let code = \"Text(a).font(.system(size: 17))\""),
    // The text size decides, by whatever name
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar factor: CGFloat { switch size { case .large: 1\ndefault: 1.5 } }\nvar body: some View { Text(a).font(.system(size: 17 * factor)) } }"
    ),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var dts\nvar isBig: Bool { dts > .xxxLarge }\nvar body: some View { Text(a).font(.system(size: isBig ? 30 : 17)) } }"
    ),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var dts\nlet steps: [DynamicTypeSize: CGFloat]\nvar body: some View { Text(a).font(.system(size: steps[dts] ?? 17)) } }"
    ),
    Snippet(
      "struct A: View { @State var size = 1\nvar factor: CGFloat { switch size { case 1: 1\ndefault: 1.5 } }\nvar body: some View { Text(a).font(⟦.system(size: 17 * factor)⟧) } }"
    ),
  ]

  @Test("it is found on text and nowhere else", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedFontSize, against: snippet)
  }

  @Test("code inside an interpolation is code")
  func interpolation() {
    let snippet = Snippet("let row = \"\\(Text(a).font(⟦.system(size: 17)⟧))\"")
    #expect(snippet.findings(of: .fixedFontSize).map(\.range) == snippet.expected)
  }

  struct Figure: Sendable, CustomTestStringConvertible {
    let font: String
    let points: Double
    let style: String
    let wanted: Double
    let share: Double
    let first: DynamicTypeSize
    let severity: Severity
    var testDescription: String { font }
  }

  static let figures = [
    Figure(
      font: ".system(size: 17)", points: 17, style: ".body", wanted: 53, share: 32, first: .xLarge,
      severity: .error),
    Figure(
      font: ".system(size: 17, weight: .bold)", points: 17, style: ".headline", wanted: 53,
      share: 32, first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 17).bold()", points: 17, style: ".headline", wanted: 53, share: 32,
      first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 15)", points: 15, style: ".subheadline", wanted: 49, share: 31,
      first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 13.0)", points: 13, style: ".footnote", wanted: 44, share: 30,
      first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 34)", points: 34, style: ".largeTitle", wanted: 60, share: 57,
      first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: small ? 12 : 15)", points: 12, style: ".caption", wanted: 43, share: 28,
      first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 48)", points: 48, style: "@ScaledMetric(relativeTo: .largeTitle)",
      wanted: 82, share: 59, first: .xLarge, severity: .error),
    Figure(
      font: ".system(size: 72)", points: 72, style: "@ScaledMetric(relativeTo: .largeTitle)",
      wanted: 123, share: 59, first: .xLarge, severity: .note),
  ]

  @Test("a finding carries the figures of the style that comes nearest", arguments: figures)
  func figure(_ figure: Figure) throws {
    let finding = try #require(
      Snippet("Text(a).font(\(figure.font))").findings(of: .fixedFontSize).first)
    #expect(finding.facts["points"] == .number(figure.points))
    #expect(finding.facts["style"] == .name(figure.style))
    #expect(finding.facts["wanted"] == .number(figure.wanted))
    #expect(finding.facts["share"] == .number(figure.share))
    #expect(finding.facts["largest"] == .name("AX5"))
    #expect(finding.values[.accessibility5] == figure.points)
    #expect(finding.values.count == 12 && finding.wanted.count == 12)
    #expect(finding.firstBrokenSize == figure.first)
    #expect(finding.severity == figure.severity)
  }

  @Test("a size that nothing tells is named as in code")
  func unresolved() throws {
    let finding = try #require(
      Snippet("Text(a).font(.system(size: Metrics.title))").findings(of: .fixedFontSize).first)
    #expect(finding.facts["points"] == .name("Metrics.title"))
    #expect(finding.severity == .error && finding.values.isEmpty && finding.firstBrokenSize == nil)
  }

  static let severities: [(String, String, Severity)] = [
    ("Row.swift", "Text(a).font(.system(size: 17))", .error),
    ("Row.swift", "Text(a).font(.system(size: 17)).accessibilityHidden(true)", .note),
    ("Row.swift", "Text(a).font(.system(size: 17)).accessibilityHidden(false)", .error),
    ("Row.swift", "Text(a).font(.system(size: settings.size))", .warning),
    (
      "Row.swift",
      "struct A: View { @AppStorage(\"s\") var s = 17.0; var body: some View { Text(a).font(.system(size: s)) } }",
      .warning
    ),
    ("Row.swift", "#if DEBUG\nText(a).font(.system(size: 17))\n#endif", .warning),
    ("Debug/Row.swift", "Text(a).font(.system(size: 17))", .warning),
    (
      "Row.swift",
      "struct DebugMenu: View { var body: some View { Text(a).font(.system(size: 17)) } }", .warning
    ),
    (
      "Row.swift", "import WidgetKit\nstruct A: Widget {}\nText(a).font(.system(size: 17))",
      .warning
    ),
    (
      "Row.swift",
      "import WidgetKit\nWidgetCenter.shared.reloadAllTimelines()\nText(a).font(.system(size: 17))",
      .error
    ),
    ("MyWidgetExtension/Row.swift", "Text(a).font(.system(size: 17))", .warning),
    ("Sources/Extensions/Widgets/Row.swift", "Text(a).font(.system(size: 17))", .warning),
    ("AppWatchComplications/Row.swift", "Text(a).font(.system(size: 17))", .warning),
    (
      "Row.swift",
      "ZStack { Circle(); Text(count).font(.system(size: 9)) }.frame(width: 20, height: 20)", .note
    ),
    ("Row.swift", "Text(a).font(.system(size: 9)).frame(width: 20, height: 20)", .note),
    ("Row.swift", "HStack { Text(a).font(.system(size: 9)) }.frame(width: 80, height: 20)", .error),
    (
      "Row.swift", "Text(a).font(.system(size: 9)).rotationEffect(.degrees(a)).offset(y: -radius)",
      .warning
    ),
    ("Row.swift", "Text(a).font(.system(size: 9)).rotationEffect(.degrees(a))", .error),
    ("HAWatchComplications/Row.swift", "Text(a).font(.system(size: 17))", .warning),
    ("App/Complications/Row.swift", "Text(a).font(.system(size: 17))", .error),
    ("App/Widgets/Row.swift", "Text(a).font(.system(size: 17))", .error),
    ("Watch App/Row.swift", "Text(a).font(.system(size: 17))", .error),
    (
      "Row.swift",
      "struct Card: View { var body: some View { Text(a).font(.system(size: 17)) } }\nlet r = ImageRenderer(content: Card())",
      .note
    ),
    (
      "Row.swift",
      "func draw() { _ = UIGraphicsImageRenderer(); show(Text(a).font(.system(size: 17))) }", .note
    ),
  ]

  @Test("the surroundings lower the severity", arguments: severities)
  func severity(_ name: String, _ code: String, _ severity: Severity) {
    #expect(Snippet(code, name: name).findings(of: .fixedFontSize).map(\.severity) == [severity])
  }

  @Test("on the watch the figures are those of the watch, and on Apple TV there are none")
  func platforms() throws {
    let watch = try #require(
      Snippet("#if os(watchOS)\nText(a).font(.system(size: 16))\n#endif").findings(
        of: .fixedFontSize
      ).first)
    #expect(watch.facts["wanted"] == .number(23) && watch.facts["largest"] == .name("AX3"))
    let small = try #require(
      Snippet("Text(a).font(.system(size: 11))", name: "Watch App/Row.swift").findings(
        of: .fixedFontSize
      ).first)
    #expect(small.facts["style"] == .name(".footnote"))
    let tv = try #require(
      Snippet("#if os(tvOS)\nText(a).font(.system(size: 29))\n#endif").findings(of: .fixedFontSize)
        .first)
    #expect(tv.values.isEmpty && tv.facts["points"] == .number(29))
    #expect(tv.facts["wanted"] == .name("?"))
    let unknown = try #require(
      Snippet("Text(a).font(.system(size: size))", name: "Watch App/Row.swift").findings(
        of: .fixedFontSize
      ).first)
    #expect(unknown.facts["wanted"] == .number(23) && unknown.facts["largest"] == .name("AX3"))
  }
}
