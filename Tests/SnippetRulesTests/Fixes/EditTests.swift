import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

/// What the edits of a rule make of code, and whether they may be made unasked.
private struct Case: Sendable, CustomTestStringConvertible {
  let rule: String
  let kind: FixKind
  let before: String
  let after: String
  let name: String

  init(
    _ rule: String, _ kind: FixKind, _ before: String, _ after: String, name: String = "Row.swift"
  ) {
    self.rule = rule
    self.kind = kind
    self.before = before
    self.after = after
    self.name = name
  }

  var testDescription: String { before }
}

@Suite struct EditTests {
  private static let cases: [Case] = [
    Case(
      "fixed-font-size", .automatic,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17)) } }",
      "struct A: View { var body: some View { Text(a).font(.body) } }"),
    Case(
      "fixed-font-size", .automatic,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17, weight: .bold)) } }",
      "struct A: View { var body: some View { Text(a).font(.headline.weight(.bold)) } }"),
    Case(
      "fixed-font-size", .automatic,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17, weight: .semibold, design: .rounded)) } }",
      "struct A: View { var body: some View { Text(a).font(.system(.headline, design: .rounded)) } }"
    ),
    Case(
      "fixed-font-size", .suggested,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17)).bold() } }",
      "struct A: View { var body: some View { Text(a).font(.body).bold() } }"),
    Case(
      "fixed-font-size", .automatic,
      "struct A: View { var body: some View { Text(a).font(Font.system(size: 15)) } }",
      "struct A: View { var body: some View { Text(a).font(Font.subheadline) } }"),
    Case(
      "fixed-font-size", .suggested,
      "struct A: View { var body: some View { Text(a).font(.system(size: 14)) } }",
      "struct A: View { var body: some View { Text(a).font(.subheadline) } }"),
    Case(
      "fixed-font-size", .suggested,
      "struct A: View { var body: some View { Text(a).font(.system(size: 60)) } }",
      "struct A: View {\n  @ScaledMetric(relativeTo: .largeTitle) private var largeTitleFontSize60: CGFloat = 60\n   var body: some View { Text(a).font(.system(size: largeTitleFontSize60)) } }"
    ),
    Case(
      "fixed-font-size", .suggested,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17, weight: weight)) } }",
      "struct A: View { var body: some View { Text(a).font(.body.weight(weight)) } }"),
    Case(
      "fixed-font-size", .none,
      "struct A: View { var body: some View { Text(a).font(.system(size: b ? 17 : 15)) } }",
      "struct A: View { var body: some View { Text(a).font(.system(size: b ? 17 : 15)) } }"),
    Case(
      "fixed-font-size", .automatic,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17, design: .default)) } }",
      "struct A: View { var body: some View { Text(a).font(.body) } }"),
    Case(
      "fixed-font-size", .suggested,
      "struct A: View { var body: some View { Text(a).font(.system(size: 17).weight(.medium)) } }",
      "struct A: View { var body: some View { Text(a).font(.body.weight(.medium)) } }"),
    Case(
      "fixed-height-text", .suggested,
      "struct A: View { var body: some View { Text(a).frame(width: 80, height: 44, alignment: .top) } }",
      "struct A: View { var body: some View { Text(a).frame(width: 80, alignment: .top).frame(minHeight: 44, alignment: .top) } }"
    ),
    Case(
      "fixed-height-text", .suggested,
      "struct A: View { var body: some View { Text(a).frame(maxWidth: .infinity, maxHeight: 44) } }",
      "struct A: View { var body: some View { Text(a).frame(maxWidth: .infinity, minHeight: 44) } }"
    ),
    Case(
      "fixed-width-text", .suggested,
      "struct A: View { var body: some View { Text(a).frame(width: 80) } }",
      "struct A: View { var body: some View { Text(a).frame(maxWidth: .infinity) } }"),
    Case(
      "no-live-update", .automatic,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .preferredFont(forTextStyle: .body) // a\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .preferredFont(forTextStyle: .body) // a\n    label.adjustsFontForContentSizeCategory = true\n  }\n}"
    ),
    Case(
      "no-live-update", .automatic,
      "func f(label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }",
      "func f(label: UILabel) { label.font = .preferredFont(forTextStyle: .body); label.adjustsFontForContentSizeCategory = true }"
    ),
    Case(
      "no-live-update", .automatic,
      "final class A: UIViewController { let label = UILabel()\r\n  func f() {\r\n    self.label.font = .preferredFont(forTextStyle: .body)\r\n  }\r\n}",
      "final class A: UIViewController { let label = UILabel()\r\n  func f() {\r\n    self.label.font = .preferredFont(forTextStyle: .body)\r\n    self.label.adjustsFontForContentSizeCategory = true\r\n  }\r\n}"
    ),
    Case(
      "no-live-update", .automatic,
      "let label: UILabel = {\n  let label = UILabel()\n  label.font = .preferredFont(forTextStyle: .body)\n  return label\n}()",
      "let label: UILabel = {\n  let label = UILabel()\n  label.font = .preferredFont(forTextStyle: .body)\n  label.adjustsFontForContentSizeCategory = true\n  return label\n}()"
    ),
    Case(
      "uifont-fixed", .automatic,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .systemFont(ofSize: 17)\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .preferredFont(forTextStyle: .body)\n    label.adjustsFontForContentSizeCategory = true\n  }\n}"
    ),
    Case(
      "uifont-fixed", .automatic,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFont.boldSystemFont(ofSize: 17)\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFont.preferredFont(forTextStyle: .headline)\n    label.adjustsFontForContentSizeCategory = true\n  }\n}"
    ),
    Case(
      "uifont-fixed", .suggested,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .systemFont(ofSize: 18)\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18))\n    label.adjustsFontForContentSizeCategory = true\n  }\n}"
    ),
    Case(
      "uifont-fixed", .none,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFont(name: \"A\", size: 17)\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFont(name: \"A\", size: 17)\n  }\n}"
    ),
    Case(
      "uifont-fixed", .suggested,
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = .systemFont(ofSize: 17, weight: .bold)\n  }\n}",
      "final class A: UIViewController { let label = UILabel()\n  func f() {\n    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))\n    label.adjustsFontForContentSizeCategory = true\n  }\n}"
    ),
    Case(
      "size-pinned", .automatic,
      "struct A: View { var body: some View { Text(a).dynamicTypeSize(.large).padding() } }",
      "struct A: View { var body: some View { Text(a).padding() } }"),
    Case(
      "size-pinned", .suggested,
      "struct A: View { var body: some View { Text(a).dynamicTypeSize(.medium) } }",
      "struct A: View { var body: some View { Text(a) } }"),
    Case(
      "size-comparison", .automatic,
      "struct A: View { @Environment(\\.dynamicTypeSize) var size; var body: some View { if size != .accessibility5 { Text(a) } } }",
      "struct A: View { @Environment(\\.dynamicTypeSize) var size; var body: some View { if !size.isAccessibilitySize { Text(a) } } }"
    ),
    Case(
      "size-comparison", .suggested,
      "func f(traits: UITraitCollection) -> Bool { traits.preferredContentSizeCategory.rawValue > UIContentSizeCategory.medium.rawValue }",
      "func f(traits: UITraitCollection) -> Bool { traits.preferredContentSizeCategory > UIContentSizeCategory.medium }"
    ),
    Case(
      "size-comparison", .automatic,
      "func f(traits: UITraitCollection) -> Bool { traits.preferredContentSizeCategory == .accessibilityExtraLarge }",
      "func f(traits: UITraitCollection) -> Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }"
    ),
    Case(
      "size-comparison", .suggested,
      "struct A: View { @Environment(\\.dynamicTypeSize) var size; var body: some View { if [.accessibility4, .accessibility5].contains(size) { Text(a) } } }",
      "struct A: View { @Environment(\\.dynamicTypeSize) var size; var body: some View { if size.isAccessibilitySize { Text(a) } } }"
    ),
    Case(
      "deprecated-size-category", .automatic,
      "struct A: View { @Environment(\\.sizeCategory) private var size; var body: some View { if size >= .accessibilityMedium { Text(a) } } }",
      "struct A: View { @Environment(\\.dynamicTypeSize) private var size; var body: some View { if size >= .accessibility1 { Text(a) } } }"
    ),
    Case(
      "deprecated-size-category", .none,
      "struct A: View { @Environment(\\.sizeCategory) private var size; var body: some View { B(size) } }",
      "struct A: View { @Environment(\\.sizeCategory) private var size; var body: some View { B(size) } }"
    ),
    Case(
      "deprecated-size-category", .automatic,
      "struct A: View { var body: some View { Text(a).environment(\\.sizeCategory, .accessibilityLarge) } }",
      "struct A: View { var body: some View { Text(a).environment(\\.dynamicTypeSize, .accessibility2) } }"
    ),
    Case(
      "rn-scaling-off", .automatic,
      "import {Text} from \"react-native\"; const A = () => <Text allowFontScaling={false} style={s}>a</Text>",
      "import {Text} from \"react-native\"; const A = () => <Text style={s}>a</Text>", name: "a.tsx"
    ),
    Case(
      "rn-scaling-off", .automatic,
      "import {Text} from \"react-native\"; const A = () => <V><B/><Text allowFontScaling={false}>a</Text></V>",
      "import {Text} from \"react-native\"; const A = () => <V><B/><Text>a</Text></V>",
      name: "a.tsx"
    ),
    Case(
      "rn-scaling-off", .automatic,
      "import {Text} from \"react-native\";\nconst A = () => <Text // all\n  allowFontScaling={false}>a</Text>",
      "import {Text} from \"react-native\";\nconst A = () => <Text // all\n  allowFontScaling={true}>a</Text>",
      name: "a.tsx"
    ),
    Case(
      "rn-scaling-off", .automatic,
      "import {Text} from \"react-native\";\nconst A = () => <Text /* all */\n  allowFontScaling={false}>a</Text>",
      "import {Text} from \"react-native\";\nconst A = () => <Text /* all */>a</Text>",
      name: "a.tsx"
    ),
    Case(
      "rn-scaling-off", .none,
      "import {Text} from \"react-native\"; const A = () => <Text style={s} allowFontScaling={off ? false : true}>a</Text>",
      "import {Text} from \"react-native\"; const A = () => <Text style={s} allowFontScaling={off ? false : true}>a</Text>",
      name: "a.tsx"),
    Case(
      "implicit-body-curve", .automatic,
      "struct A: View { var body: some View { Text(a).font(.custom(\"Lora\", size: 34)) } }",
      "struct A: View { var body: some View { Text(a).font(.custom(\"Lora\", size: 34, relativeTo: .largeTitle)) } }"
    ),
    Case(
      "fixed-custom-font", .suggested,
      "struct A: View { var body: some View { Text(a).font(.custom(\"Lora\", fixedSize: 34.5)) } }",
      "struct A: View { var body: some View { Text(a).font(.custom(\"Lora\", size: 34.5, relativeTo: .largeTitle)) } }"
    ),
  ]

  @Test(
    "an edit keeps what it does not cure, and is made unasked only where nothing moves",
    arguments: cases)
  fileprivate func edits(test: Case) throws {
    let rule = try #require(Rule.all.first { $0.id == test.rule })
    let bytes = Array(test.before.utf8)
    let found = Checker(rules: [rule]).check(SourceFile(name: test.name, bytes: bytes)).findings
    let finding = try #require(found.first)
    #expect(finding.fix == test.kind)
    let edited = EditSet(test.kind, of: [finding]).applied(to: bytes)
    #expect(String(decoding: edited, as: UTF8.self) == test.after)
  }

  @Test(
    "a newer name is not written for systems that do not know it",
    arguments: [(14, false), (15, true)])
  func systems(version: Double, isMade: Bool) throws {
    var settings = ProjectSettings()
    settings.minimumIOSVersion = version
    let code = "struct A: View { @Environment(\\.sizeCategory) private var size }"
    let source = SourceFile(name: "Row.swift", bytes: Array(code.utf8))
    let found = Checker(rules: [.deprecatedSizeCategory]).check(
      source, in: ProjectSymbols([], settings: settings))
    for finding in found.findings { #expect(finding.edits.isEmpty != isMade) }
  }
}
