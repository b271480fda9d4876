import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("metrics-hand-made")
struct MetricsHandMadeTests {
  static let snippets = [
    Snippet(
      "extension DynamicTypeSize { var ring: CGFloat { ⟦switch self⟧ {\ncase .xSmall, .small, .medium, .large: 1\ncase .xLarge: 1.05\ncase .xxLarge, .xxxLarge: 1.1\ncase .accessibility1: 1.25\ndefault: 1.7 } } }"
    ),
    Snippet(
      "func f() { let factor: CGFloat\n⟦switch category⟧ {\ncase .extraLarge: factor = 1.1\ncase .extraExtraLarge: factor = 1.25\ncase .accessibilityMedium: factor = 1.5\ndefault: factor = 1 } }"
        .replacing("category⟧", with: "traitCollection.preferredContentSizeCategory⟧")
    ),
    Snippet(
      "let table: [UIContentSizeCategory: CGFloat] = ⟦[.large: 1, .extraLarge: 1.1, .extraExtraLarge: 1.2]⟧"
    ),
    Snippet(
      "func scale(for size: DynamicTypeSize) -> Int { ⟦switch size⟧ { case .xLarge: 2\ncase .xxLarge: 3\ndefault: 1 } }"
    ),
    Snippet(
      "func scalePercent(for size: DynamicTypeSize) -> Int { ⟦switch size⟧ { case .xLarge: 110\ncase .xxLarge: 120\ndefault: 100 } }"
    ),
    // What is not named keeps what it had
    Snippet(
      "func f() { var factor: CGFloat = 1\n⟦switch category⟧ {\ncase .extraLarge: factor = 1.15\ncase .accessibilityMedium: factor = 1.5\ndefault: break } }"
        .replacing("category⟧", with: "traitCollection.preferredContentSizeCategory⟧")
    ),
    Snippet(
      "func f() { ⟦switch dynamicTypeSize⟧ {\ncase .large: factor = 1\ncase .xLarge: factor = 1.2\ndefault: break } }"
    ),
    // Fonts of the factor
    Snippet(
      "func f(_ size: CGFloat) -> UIFont { let factor: CGFloat\n⟦switch dynamicTypeSize⟧ { case .large: factor = 1\ncase .xLarge: factor = 1.1\ndefault: factor = 1.2 }\nlet points = size * factor\nreturn ⟦UIFont(name: a, size: points)⟧ }"
    ),
    Snippet(
      "enum Zoom { static let factors: [DynamicTypeSize: CGFloat] = ⟦[.large: 1, .xLarge: 1.1]⟧\nstatic func font(_ s: DynamicTypeSize) -> UIFont { ⟦.systemFont(ofSize: 16 * (factors[s] ?? 1))⟧ } }"
    ),
    Snippet(
      "func f() { let factor: CGFloat\n⟦switch dynamicTypeSize⟧ { case .xLarge: factor = 1.1\ndefault: factor = 1 }\nlabel.font = metrics.scaledFont(for: font)\nstack.spacing = 8 * factor }"
    ),
    // Counts, points, opacities, layouts
    Snippet(
      "var lines: Int { switch dynamicTypeSize { case .large: 1\ncase .xLarge: 2\ndefault: 3 } }"),
    Snippet(
      "var count: Int { switch dynamicTypeSize { case ...DynamicTypeSize.large: 4\ncase .xLarge: 3\ndefault: 1 } }"
    ),
    Snippet(
      "var side: CGFloat { switch dynamicTypeSize { case .large: 16\ncase .xLarge: 18.5\ndefault: 24 } }"
    ),
    Snippet(
      "var opacity: Double { switch dynamicTypeSize { case .large: 1\ncase .xLarge: 0.9\ndefault: 0.5 } }"
    ),
    Snippet(
      "var layout: AnyLayout { switch dynamicTypeSize { case .accessibility1: v\ndefault: h } }"),
    Snippet("let table: [Shirt: Double] = [.large: 1, .huge: 1.5, .xLarge: 1.2]"),
    // One condition after the other
    Snippet(
      "func factor(for size: UIContentSizeCategory) -> CGFloat {\n⟦if size == .small⟧ { return 0.9 }\nif size == .extraLarge { return 1.1 }\nif size.isAccessibilityCategory { return 1.5 }\nreturn 1 }"
    ),
    Snippet(
      "func factor(for size: DynamicTypeSize) -> CGFloat {\n⟦if size == .small⟧ { return 0.9 } else if size == .xLarge { return 1.1 } else if size >= .xxLarge { return 1.25 }\nreturn 1 }"
    ),
    Snippet(
      "func columns(for size: DynamicTypeSize) -> Int {\nif size == .small { return 4 }\nif size == .xLarge { return 3 }\nif size >= .xxLarge { return 1 }\nreturn 2 }"
    ),
  ]

  @Test("it is found where a table multiplies by text size", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.metricsHandMade, against: snippet) }

  @Test("the figure is that of the size farthest from the curve")
  func figure() throws {
    let finding = try #require(Self.snippets[0].findings(of: .metricsHandMade).first)
    let wanted = try DynamicTypeTable.iOS.factor(of: .body, at: .accessibility5)
    #expect(
      finding.facts == [
        "factor": .number(1.7), "size": .size("accessibility5"),
        "wantedFactor": .number((wanted * 100).rounded() / 100),
      ])
    #expect(finding.severity == .warning)
  }

  @Test("a table that keeps to the curve is a note")
  func onCurve() throws {
    let lines = try DynamicTypeSize.allCases.map { size in
      let factor = try DynamicTypeTable.iOS.factor(of: .body, at: size)
      return "case .\(size.rawValue): \((factor * 100).rounded() / 100)"
    }
    let code =
      "extension DynamicTypeSize { var f: Double { switch self {\n\(lines.joined(separator: "\n")) } } }"
    let finding = try #require(Snippet(code).findings(of: .metricsHandMade).first)
    #expect(finding.severity == .note)
  }
}
