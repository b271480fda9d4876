import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("misspelled-api")
struct MisspelledAPITests {
  static let snippets = [
    // Slips
    Snippet("struct A: View { ⟦@ScaleMetric⟧ var gap = 8.0 }"),
    Snippet("struct A: View { ⟦@ScaledMetrics⟧(relativeTo: .title) var gap = 8.0 }"),
    Snippet("struct A: View { ⟦@ScaeldMetric⟧ var gap = 8.0 }"),
    Snippet("if dynamicTypeSize.⟦isAccesibilitySize⟧ { f() }"),
    Snippet("if dynamicTypeSize.⟦isAccessibiltySize⟧ { f() }"),
    Snippet("label.⟦adjustFontForContentSizeCategory⟧ = true"),
    Snippet("label.⟦adjustsFontForContentSize⟧ = true"),
    Snippet("Text(a).⟦dynamicTypSize⟧(.large)"),
    Snippet("struct A: View { @Environment(\\.⟦dynamicTyepSize⟧) var size }"),
    Snippet("let m = ⟦UIFontMetric⟧(forTextStyle: .body)"),
    Snippet("Text(a).⟦minimumScaledFactor⟧(0.5)"),
    Snippet("let s: ⟦UIFontTextStyle⟧ = .body"),
    Snippet("struct A: View { ⟦@ObservableObject⟧ var model: Model }"),
    // Names of the other framework
    Snippet("import SwiftUI\nlet t = Text(a).font(⟦.title1⟧)"),
    Snippet("Text(a).font(⟦.title1⟧.bold())"),
    Snippet("Text(a).font(b ? ⟦.caption1⟧ : .body)"), Snippet("let f = Font⟦.title1⟧"),
    Snippet("Text(a).font(.system(⟦.title1⟧, design: .rounded))"),
    Snippet("struct A: View { @ScaledMetric(relativeTo: ⟦.title1⟧) var gap = 8.0 }"),
    Snippet("Text(a).font(.custom(\"Lora\", size: 12, relativeTo: ⟦.caption1⟧))"),
    Snippet("let f = UIFont.preferredFont(forTextStyle: ⟦.title⟧)"),
    Snippet("let m = UIFontMetrics(forTextStyle: UIFont.TextStyle⟦.caption⟧)"),
    Snippet("let d = UIFontDescriptor.preferredFontDescriptor(withTextStyle: ⟦.titel1⟧)"),
    Snippet("Text(a).dynamicTypeSize(...DynamicTypeSize⟦.accessibilityExtraLarge⟧)"),
    Snippet("Text(a).dynamicTypeSize(⟦.extraLarge⟧)"),
    Snippet("if dynamicTypeSize >= ⟦.accessibilityMedium⟧ { f() }"),
    Snippet("if traitCollection.preferredContentSizeCategory >= ⟦.accessibility1⟧ { f() }"),
    Snippet("view.maximumContentSizeCategory = ⟦.xxxLarge⟧"),
    Snippet("Text(a).environment(\\.sizeCategory, ⟦.xxLarge⟧)"),
    Snippet("switch dynamicTypeSize { case ⟦.extraLarge⟧: f()\ndefault: g() }"),
    Snippet("if dynamicTypeSize⟦.isAccessibilityCategory⟧ { f() }"),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar b: Bool { size⟦.isAccessibilityCategory⟧ } }"
    ),
    Snippet("let b = traitCollection.preferredContentSizeCategory⟦.isAccessibilitySize⟧"),
    Snippet("let b = DynamicTypeSize⟦.accessibility6⟧"),
    // What never was
    Snippet("let f = Font.system(size: 22, weight: .bold, ⟦relativeTo: .title2⟧)"),
    Snippet("let s = ⟦Image.Scale(rawValue: 3)⟧"),
    // What is right, or the project's own
    Snippet("struct A: View { @ScaledMetric(relativeTo: .title) var gap = 8.0 }"),
    Snippet("if dynamicTypeSize.isAccessibilitySize { f() }"),
    Snippet("if sizeCategory.isAccessibilityCategory { f() }"),
    Snippet("let f = UIFont.preferredFont(forTextStyle: .title1)"),
    Snippet("label.font = .preferredFont(forTextStyle: .caption1)"),
    Snippet("Text(a).font(.title)"),
    Snippet("Text(a).font(.custom(\"Lora\", size: 9, relativeTo: .caption))"),
    Snippet("let u = URL(fileURLWithPath: a, relativeTo: .documents)"),
    Snippet("final class Model: ObservableObject {}"),
    Snippet(
      "@propertyWrapper struct ScaleMetric { var wrappedValue = 1.0 }\nstruct A: View { @ScaleMetric var gap = 8.0 }"
    ),
    Snippet("extension Font { static let title1 = Font.title }\nlet t = Text(a).font(.title1)"),
    Snippet(
      "extension DynamicTypeSize { var isAccessibilityCategory: Bool { isAccessibilitySize } }\nlet b = dynamicTypeSize.isAccessibilityCategory"
    ),
    Snippet("label.font = .title1"), Snippet("style.title1.apply()"),
    Snippet(
      "extension UIFont.TextStyle { static let title = UIFont.TextStyle.title1 }\nlet f = UIFont.preferredFont(forTextStyle: .title)"
    ),
    Snippet("let f = UIFont.preferredFont(forTextStyle: .cardHeading)"),
    Snippet("let c: UIContentSizeCategory = .accessibilityExtraLarge"),
    Snippet("let s: Shirt = .extraLarge"), Snippet("let s = Scale(rawValue: 3)"),
    Snippet("func isAccesibilitySize() {}"),
  ]

  @Test("it is found where a name does not exist", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.misspelledAPI, against: snippet) }

  static let named: [(String, String, String)] = [
    ("struct A: View { @ScaleMetric var gap = 8.0 }", "@ScaleMetric", "@ScaledMetric"),
    ("Text(a).font(.title1)", ".title1", ".title"),
    ("let f = UIFont.preferredFont(forTextStyle: .title)", ".title", ".title1"),
    (
      "let b = DynamicTypeSize.accessibilityExtraLarge", "DynamicTypeSize.accessibilityExtraLarge",
      ".accessibility3"
    ),
    (
      "let b = dynamicTypeSize.isAccessibilityCategory", "DynamicTypeSize.isAccessibilityCategory",
      "isAccessibilitySize"
    ),
    (
      "let f = Font.system(size: 22, relativeTo: .body)", ".system(size:relativeTo:)",
      ".system(_:design:weight:)"
    ),
    ("struct A: View { @ObservableObject var a: B }", "@ObservableObject", "@ObservedObject"),
  ]

  @Test("a finding names the nearest real name", arguments: named)
  func facts(_ code: String, _ name: String, _ correct: String) throws {
    let finding = try #require(Snippet(code).findings(of: .misspelledAPI).first)
    #expect(finding.facts == ["name": .name(name), "correct": .name(correct)])
    #expect(finding.severity == .error)
  }

  static let declaredElsewhere = [
    (
      "import UIKit\nextension UILabel { var adjustsFontForContentSize: Bool { get { true } set {} } }",
      "label.adjustsFontForContentSize = true"
    ),
    ("import SwiftUI\nextension Font { static let title1 = Brand.title }", "Text(a).font(.title1)"),
    (
      "import UIKit\nextension UIFont.TextStyle { static let title = UIFont.TextStyle.title1 }",
      "let f = UIFont.preferredFont(forTextStyle: .title)"
    ),
    (
      "import SwiftUI\n@propertyWrapper struct ScaleMetric { var wrappedValue = 1.0 }",
      "struct A: View { @ScaleMetric var gap = 8.0 }"
    ),
  ]

  @Test("a name that another file declares is right", arguments: declaredElsewhere)
  func project(_ other: String, _ code: String) {
    let files = [other, code].map { SourceFile(name: "A.swift", bytes: Array($0.utf8)) }
    let checker = Checker(rules: [.misspelledAPI])
    #expect(checker.check(files[1]).findings.count == 1)
    let project = ProjectSymbols(files.map { FileSymbols($0) })
    #expect(checker.check(files[1], in: project).findings.isEmpty)
  }

  @Test("no slip is a name of API")
  func vocabulary() {
    #expect(!APISpelling.corrections.isEmpty)
    for (wrong, right) in APISpelling.corrections {
      #expect(wrong != right)
      #expect(APISpelling.corrections[right] == nil, "\(right)")
    }
  }
}
