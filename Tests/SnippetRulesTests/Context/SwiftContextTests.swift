import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("The context of a place in Swift")
struct SwiftContextTests {
  /// A place in code: the word right after ◆.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    init(_ code: String, name: String = "Row.swift") {
      testDescription = code
      self.name = name
    }

    var site: SwiftSite {
      let parts = testDescription.split(
        separator: "◆", maxSplits: 1, omittingEmptySubsequences: false)
      let tree = SwiftTree(reading: Array(parts.joined().utf8))
      let token = tree.token(at: parts[0].utf8.count) ?? 0
      return SwiftSite(
        node: tree.node(atToken: token), context: SwiftContext(tree, at: FilePlace(name)))
    }
  }

  static let places: [(String, Platforms)] = [
    ("◆a", .all),
    ("#if os(iOS)\n◆a\n#endif", [.iOS, .catalyst]),
    ("#if os(macOS)\nb\n#else\n◆a\n#endif", Platforms.all.subtracting(.macOS)),
    ("#if os(iOS)\nb\n#elseif os(tvOS)\n◆a\n#else\nc\n#endif", .tvOS),
    ("#if os(iOS)\nb\n#elseif FLAG\n◆a\n#endif", Platforms.all.subtracting([.iOS, .catalyst])),
    ("#if os(iOS) || os(watchOS)\n◆a\n#endif", [.iOS, .catalyst, .watchOS]),
    ("#if os(iOS) && !targetEnvironment(macCatalyst)\n◆a\n#endif", .iOS),
    ("#if !(os(macOS) || os(tvOS))\n◆a\n#endif", Platforms.all.subtracting([.macOS, .tvOS])),
    ("#if canImport(AppKit)\n◆a\n#endif", .macOS),
    ("#if DEBUG\n◆a\n#else\nb\n#endif", .all),
    ("#if DEBUG && os(tvOS)\n◆a\n#endif", .tvOS),
    ("#if swift(>=6.0)\n◆a\n#endif", .all),
    ("#if os(iOS)\n#if os(macOS)\n◆a\n#endif\n#endif", []),
    ("b\n#if os(watchOS)\n.c(◆a)\n#endif\n.d()", .watchOS),
    ("#if false\n◆a\n#endif", []),
    ("import AppKit\n◆a", .macOS),
    ("#if os(macOS)\nimport AppKit\n#endif\n◆a", .all),
    ("import AppKit\nimport UIKit\n◆a", .macOS),
  ]

  @Test("the platforms of a place follow from the #ifs around it", arguments: places)
  func platforms(_ code: String, _ expected: Platforms) {
    let site = Place(code).site
    #expect(site.context.platforms(at: site.node) == expected)
  }

  static let roles: [(String, TypeRole)] = [
    ("struct A: View { var ◆a = 1 }", .installed), ("struct A { var ◆a = 1 }", .plain),
    ("struct A { var ◆a = 1 }\nextension A: ToolbarContent {}", .installed),
    ("extension B { struct A: ViewModifier { var ◆a = 1 } }", .installed),
    ("struct A: Mine { var ◆a = 1 }\nprotocol Mine: Other {}\nprotocol Other: View {}", .installed),
    ("struct A: Mine { var ◆a = 1 }", .unknown),
    ("struct A: Hashable, PreferenceKey { var ◆a = 1 }", .plain),
    ("struct A: Mine { var ◆a = 1; func makeBody() {} }", .installed),
  ]

  @Test("a type's role follows from its conformances", arguments: roles)
  func role(_ code: String, _ expected: TypeRole) throws {
    let site = Place(code).site
    let type = try #require(site.context.types.type(around: site.node))
    #expect(site.context.role(of: type) == expected)
  }

  static let quantities: [(String, [Double], Quantity.Origins)] = [
    ("f(◆17)", [17], .literal), ("f(◆-(1 + 2) * 3)", [-9], .literal), ("f(◆0x10)", [16], .literal),
    ("f(◆a ? 1 : b ? 2 : 3)", [1, 2, 3], .literal), ("f(◆CGFloat(12).rounded())", [12], .literal),
    ("f(◆min(12, 20))", [12], .literal), ("let s: CGFloat = 4\nf(◆s * 2)", [8], .literal),
    ("f(◆s)\nlet s = 4.0", [4], .literal),
    ("func g(s: CGFloat = 9) { f(◆s) }", [9], [.literal, .parameter]),
    ("func g(s: CGFloat) { f(◆s) }\ng(s: 8)", [8], [.literal, .parameter]),
    ("func g(_ s: CGFloat) { f(◆s) }\ng(8)", [8], [.literal, .parameter]),
    ("struct A { let s: CGFloat; func g() { f(◆s) } }\nA(s: 8)", [8], [.literal, .parameter]),
    (
      "struct A { let s: CGFloat; init(big: Bool) { s = big ? 9 : 7 }\nfunc g() { f(◆s) } }",
      [9, 7], [.literal, .parameter]
    ),
    (
      "struct A { var s: CGFloat { if b { return 3 } else { return 4 } }\nfunc g() { f(◆s) } }",
      [3, 4], .literal
    ),
    (
      "struct A { var s: CGFloat { switch b { case .c: 3\ndefault: 4 } }\nfunc g() { f(◆self.s) } }",
      [4, 3], .literal
    ),
    ("enum M { enum N { static let a = 5.0 } }\nf(◆M.N.a)", [5], .literal),
    ("extension M { static let a = 5.0 }\nenum M {}\nf(◆M.a)", [5], .literal),
    ("let s = s\nf(◆s)", [], .unknown), ("let a = b\nlet b = a\nf(◆a)", [], .unknown),
    ("f(◆geometry.size.width * 0.5)", [], [.geometry, .literal]),
    ("f(◆Metrics.title)", [], .constant),
    ("f(◆theme.title)", [], .unknown), ("f(◆UIFont.systemFontSize)", [14], .literal),
    (
      "struct A: View { @ScaledMetric var s = 5.0; func g() { f(◆s + 1) } }", [],
      [.scaled, .literal]
    ),
    ("if let s = 3 { f(◆s) }", [3], .literal), ("let s = 1\nf { s in g(◆s) }", [], .parameter),
  ]

  @Test("a number is followed to its constants, callers and arms", arguments: quantities)
  func quantity(_ code: String, _ numbers: [Double], _ origins: Quantity.Origins) throws {
    let site = Place(code).site
    let argument = try #require(site.node.lineage.first { $0.kind == .argument })
    let quantity = site.context.quantity(of: argument)
    #expect(quantity.numbers == numbers)
    #expect(quantity.origins == origins)
  }

  static let contents: [(String, ViewContent.Kinds)] = [
    ("◆Text(a)", .text), ("◆Image(systemName: \"a\")", .symbol), ("◆Image(\"a\")", .image),
    ("◆Circle()", .shape),
    ("◆VStack { Text(a); Image(\"b\") }", [.text, .image]),
    ("◆ScrollView { Text(a) }", [.text, .scrolling]),
    ("◆HStack { ForEach(a) { Text($0) } }", .text),
    ("◆Label(a, systemImage: b)", [.text, .symbol]),
    ("◆Label { Text(a) } icon: { Image(systemName: b) }", [.text, .symbol]),
    ("◆Button(\"Buy\") { Text(a) }", .text),
    ("◆Button { Text(a) } label: { Image(\"b\") }", .image),
    ("◆Toggle(isOn: $a) { Text(b) }", .text), ("◆TextField(\"a\", text: $b)", .input),
    ("◆Avatar()", .symbol), ("◆Gadget()", .opaque), ("◆Gadget { Text(a) }", [.text, .opaque]),
    ("struct Gadget: View { var body: some View { Text(a) } }\n◆Gadget()", .text),
    ("struct A: View { var head: some View { Text(a) }\nvar body: some View { ◆head } }", .text),
    (
      "struct A: View { func head() -> some View { Image(\"a\") }\nvar body: some View { ◆self.head().padding() } }",
      .image
    ),
    ("struct A: View { var body: some View { ◆VStack { body } } }", .opaque),
    ("◆Image(\"a\").overlay { Text(b) }", [.image, .text]),
    ("◆Group { if a { Text(b) } else { Divider() } }", [.text, .shape]),
    ("◆VStack { switch a { case .b: Text(c)\ndefault: EmptyView() } }", [.text, .shape]),
    ("◆VStack {\n#if os(iOS)\nText(a)\n#endif\n}", .text),
  ]

  @Test("what a view shows is told through its parts", arguments: contents)
  func content(_ code: String, _ kinds: ViewContent.Kinds) {
    let site = Place(code).site
    let view = Array(site.node.lineage).last {
      $0.kind == .chain && $0.range.lowerBound == site.node.range.lowerBound
    }
    #expect(site.context.content(of: view ?? site.node).kinds == kinds)
  }

  static let styles: [(String, [TextStyle])] = [
    ("◆Text(a)", [.body]), ("◆Text(a).font(.title)", [.title]),
    ("◆Text(a).font(.title.bold()).padding()", [.title]),
    ("VStack { ◆Text(a) }.font(.caption)", [.caption]),
    ("VStack { ◆Text(a).font(.title) }.font(.caption)", [.title]),
    ("VStack { HStack { ◆Text(a) } .padding() }.font(.caption)", [.caption]),
    ("VStack { ◆Text(a).font(nil) }.font(.caption)", [.caption]),
    ("VStack { ◆Text(a) }.environment(\\.font, .footnote)", [.footnote]),
    ("Image(b).overlay { ◆Text(a) }.font(.caption)", [.caption]),
    ("Image(b).font(.caption).overlay { ◆Text(a) }", [.body]),
    ("◆Text(a).font(b ? .title : .caption)", [.title, .caption]),
    ("◆Text(a).font(.system(.title2, design: .serif))", [.title2]),
    ("◆Text(a).font(.custom(\"b\", size: 12, relativeTo: .footnote))", [.footnote]),
    ("◆Text(a).font(.custom(\"b\", size: 12))", [.body]), ("◆Text(a).font(.system(size: 12))", []),
    ("extension Font { static let brand = Font.title3 }\n◆Text(a).font(.brand)", [.title3]),
    ("◆Text(a).font(.brand)", []),
    (
      "struct A: View { var head: some View { ◆Text(a) }\nvar body: some View { VStack { head }.font(.title) } }",
      [.title]
    ),
    (
      "struct A: View { var head: some View { ◆Text(a) }\nvar body: some View { VStack { head } } }",
      [.body]
    ),
    ("VStack { ◆Text(a) }\n#if os(iOS)\n.font(.caption)\n#endif", [.caption]),
  ]

  @Test("the text style in force is the nearest one set", arguments: styles)
  func style(_ code: String, _ styles: [TextStyle]) {
    let site = Place(code).site
    let view = site.node.chain ?? site.node
    #expect(site.context.fontsInForce(at: view).compactMap(\.style) == styles)
  }

  static let conditions: [(String, [(String, Bool)])] = [
    ("if a { ◆x }", [("a", true)]), ("if a { } else { ◆x }", [("a", false)]),
    ("if a, b { } else if c { ◆x }", [("a", false), ("b", false), ("c", true)]),
    ("if a { if b { ◆x } }", [("b", true), ("a", true)]),
    ("func f() { guard a else { return }\n◆x }", [("a", true)]),
    ("func f() { guard a else { ◆x } }", [("a", false)]),
    ("func f() { ◆x\nguard a else { return } }", []),
  ]

  @Test("the conditions that code runs under are known", arguments: conditions.indices)
  func condition(_ index: Int) {
    let (code, expected) = Self.conditions[index]
    let site = Place(code).site
    let found = site.context.conditions(around: site.node)
    #expect(found.map(\.condition.text) == expected.map(\.0))
    #expect(found.map(\.isHeld) == expected.map(\.1))
  }

  static let versions: [(String, Double?)] = [
    ("◆x", nil), ("if #available(iOS 16.4, *) { ◆x }", 16.4),
    ("if #available(iOS 16, *) { } else { ◆x }", nil),
    ("@available(iOS 15, macOS 12, *) struct A { func f() { ◆x } }", 15),
    ("func f() { guard #available(iOS 17, *) else { return }\n◆x }", 17),
  ]

  @Test("the lowest version of iOS that code runs on is known", arguments: versions)
  func version(_ code: String, _ expected: Double?) {
    let site = Place(code).site
    #expect(site.context.minimumIOSVersion(at: site.node) == expected)
  }

  static let containers: [(String, [String])] = [
    ("ViewThatFits { HStack { ◆Text(a) } }", ["Text", "HStack", "ViewThatFits"]),
    ("Image(a).overlay { ◆Text(b) }", ["Text", "overlay"]),
    ("var head: some View { ◆Text(a).padding() }", ["Text"]),
  ]

  @Test("the views around a place are known", arguments: containers)
  func container(_ code: String, _ names: [String]) {
    let site = Place(code).site
    #expect(site.context.containers(around: site.node).map(\.name) == names)
  }
}
