import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Places of Swift at which rules are asked")
struct SwiftTriggerTests {
  private let checker = Checker(rules: [.uiFontFixed])

  @Test(
    "an initializer that is called is looked at, however it is written",
    arguments: [
      "UIFont.init(descriptor: d, size: 17)", "UIFont\n  .init(descriptor: d, size: 17)",
      "UIFont. init (descriptor: d,\n size: 17)", "UIFont.`init`(descriptor: d, size: 17)",
      "UIFont./* as is */init(descriptor: d, size: 17)",
      "UIFont.init(descriptor: d(a(b), (c)), size: 17)",
      "UIFont.init(descriptor: d /* :) */, size: 17)",
      "UIFont.init(descriptor: d(\")\"), size: 17)", "UIFont\u{A0}.init(descriptor: d, size: 17)",
    ])
  func called(_ font: String) {
    let source = SourceFile(name: "A.swift", bytes: Array("label.font = \(font)\n".utf8))
    #expect(checker.look(at: source).mayFind)
    #expect(checker.check(source).findings.map(\.rule) == ["uifont-fixed"])
  }

  @Test(
    "one that is declared or takes no size is not",
    arguments: [
      "init(size: CGFloat) {}", "  init?(descriptor: String, size: Int) {}", "super.init(frame: f)",
      "self.init(a(b), c: d)\nlet size = 3", "x.init()", "map(A.init)", "let a = B.init\n",
    ])
  func declared(_ code: String) {
    let source = SourceFile(name: "A.swift", bytes: Array(code.utf8))
    #expect(!checker.look(at: source).mayFind)
  }

  @Test(
    "a call with a label is looked at, however it is written",
    arguments: [
      "Font.system(size: 17)", ".system (size: 17)", ".system(\n  size: 17\n)",
      ".system(design: f((a), b), size: 17)", ".`system`(`size`: 17)", ".system<A>(size: 17)",
      ".system?(size: 17)", ".system!(size: 17)", ".system\u{C}(size: 17)",
      ".system(/* ) */ size: 17)", ".system(a: \")\", size: 17)", ".system(é: 1, size: 17)",
    ])
  func calledWithLabel(_ font: String) {
    let checker = Checker(rules: [.fixedFontSize])
    let source = SourceFile(name: "A.swift", bytes: Array("Text(a).font(\(font))".utf8))
    #expect(checker.look(at: source).mayFind)
    #expect(checker.check(source).findings.map(\.rule) == ["fixed-font-size"])
  }

  @Test(
    "one without the label is not",
    arguments: [
      ".system(.body)", ".system(a(b), c: d)\nlet size = 3", "let system = size",
      "system\n(size: 17)", "case system(Int)", "a.system.size",
    ])
  func calledWithoutLabel(_ code: String) {
    let source = SourceFile(name: "A.swift", bytes: Array(code.utf8))
    #expect(!Checker(rules: [.fixedFontSize]).look(at: source).mayFind)
  }
}
