import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("What a property is set on")
struct AssignmentTests {
  /// Ways to set a label's font and its flag; the first binding of the code declares the label.
  static let pairs = [
    "let label = UILabel()\nlabel.font = a\nlabel.flag = true",
    "class A { let label = UILabel()\nfunc f() { label.font = a }\nfunc g() { self.label.flag = true } }",
    "class A { let label: UILabel = { let l = UILabel()\nl.font = a\nreturn l }()\nfunc g() { label.flag = true } }",
    "class A { let label = UILabel(), other = UILabel()\nfunc f() { label.font = a\n[label, other].forEach { $0.flag = true } } }",
    "class A { let label = UILabel(), other = UILabel()\nfunc f() { label.font = a\n[other, self.label].forEach { l in l.flag = true } } }",
    "class A { let label = UILabel(), other = UILabel()\nfunc f() { label.font = a\nfor l in [label, other] { l.flag = true } } }",
    "class A { lazy var label = make(b) { $0.font = a\n$0.flag = true } }",
    "let label = UILabel().then { $0.font = a }\nlabel.flag = true",
    "class A { let label = UILabel()\nfunc f() { let l = label\nlabel.font = a } }\nextension A { func g() { label.flag = true } }",
  ]

  @Test("the same thing is recognised however it is called", arguments: pairs)
  func same(_ code: String) throws {
    let context = SwiftContext(SwiftTree(reading: Array(code.utf8)), at: FilePlace("A.swift"))
    let label = try #require(context.tree.root.subtree.first { $0.kind == .binding })
    let font = try #require(context.assignments(toProperty: "font").first)
    let flag = try #require(context.assignments(toProperty: "flag").first)
    #expect(font.receivers == [.declaration(label.index)])
    #expect(flag.receivers.contains(.declaration(label.index)))
  }

  @Test("a part of a thing, the object itself and strangers are told apart")
  func apart() throws {
    let code =
      "class A: UILabel { let button = UIButton()\nfunc f() { button.titleLabel?.font = a\nfont = b\nself.font = c\noutlet.font = d } }"
    let context = SwiftContext(SwiftTree(reading: Array(code.utf8)), at: FilePlace("A.swift"))
    let found = context.assignments(toProperty: "font")
    let button = try #require(context.tree.root.subtree.first { $0.kind == .binding })
    #expect(
      found.map(\.receivers) == [
        [.declaration(button.index)], [.itself("A")], [.itself("A")], [.named("outlet")],
      ])
    #expect(found.map(\.path) == [["titleLabel"], [], [], []])
    #expect(found.map { $0.statement.outcomes.first?.operand?.name } == ["a", "b", "c", "d"])
  }

  @Test("a value is followed out to the call that takes it")
  func taking() throws {
    let code =
      "metrics.scaledFont(for: face ?? (UIFont.systemFont(ofSize: 12)))\nf { UIFont.systemFont(ofSize: 13) }"
    let context = SwiftContext(SwiftTree(reading: Array(code.utf8)), at: FilePlace("A.swift"))
    let fonts = context.tree.root.subtree.filter { $0.isNamed("systemFont") }
    #expect(
      fonts.map { context.call(of: ["scaledFont", "f"], takingValueAt: $0) != nil } == [
        true, false,
      ])
  }
}
