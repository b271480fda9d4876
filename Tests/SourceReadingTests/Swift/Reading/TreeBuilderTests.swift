import Testing

@testable import DTKBSourceReading

@Suite("The tree of Swift")
struct TreeBuilderTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let source: String
    let outline: String
    init(_ source: String, _ outline: String) {
      self.source = source
      self.outline = outline
    }
    var testDescription: String { source }
  }

  static let expressions = [
    Sample("a", "a"),
    Sample("Text(x).font(.body)", "<Text (_: x) .font (_: .body)>"),
    Sample(".font(.system(size: 17))\n.padding()", "<.font (_: <.system (size: 17)>) .padding ()>"),
    Sample("a ? .b : c", "a ? .b : c"),
    Sample("a ? b : c ? d : e", "a ? b : c ? d : e"),
    Sample("x = -y + z", "x = - y + z"),
    Sample("try await f() as? Int ?? 3", "<f ()> as ?? 3"),
    Sample("V { a; b }", "<V {a; b}>"),
    Sample("B { a } label: { b }", "<B {a} label:{b}>"),
    Sample("B(c) { a } label: { b }.d()", "<B (_: c) {a} label:{b} .d ()>"),
    Sample("f(a, b: c)(d)[e]", "<f (_: a, b: c) (_: d) [_: e]>"),
    Sample("Foo<Bar<Int>>(x)", "<Foo generic (_: x)>"),
    Sample("a < b, c > (d)", "a < b; c > (_: d)"),
    Sample("[a: b, c: d]", "[a: b, c: d]"),
    Sample("[a, b,]", "[a, b]"),
    Sample("[String: Int]()", "<[String: Int] ()>"),
    Sample("\"\\(a) b \\(c, d: e)\"", "\"(_: a)(_: c, d: e)\""),
    Sample("items.map { $0.size }", "<items .map {<$0 .size>}>"),
    Sample("f { (a: Int, b) -> Int in a }", "<f {|a b| a}>"),
    Sample("f { [weak self] a, _ in a }", "<f {|a _| a}>"),
    Sample("f(\\.size, \\Foo.bar.baz)", "<f (_: \\size, _: \\baz)>"),
    Sample("let x = if a { b } else { c }", "let x = if(a){b}{c}"),
    Sample("#selector(a)", "<#selector (_: a)>"),
    Sample("f(sort(by:), a.b(_:c:))", "<f (_: <sort>, _: <a .b>)>"),
    Sample("f(by:)", "<f>"),
    Sample("reduce(0, +)", "<reduce (_: 0, _: +)>"),
    Sample("a?.b!.c = d", "<a .b .c> = d"),
    Sample("f(x)\n(y)", "<f (_: x)>; (_: y)"),
    Sample("a\n.b", "<a .b>"),
    Sample("a // c\n  // d\n  .b", "<a .b>"),
    Sample("a\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()", "<a #{<.b ()>}{<.c ()>} .d ()>"),
    Sample("a\n#if X\nb\n#endif", "a; #{b}"),
  ]

  @Test("an expression is a chain of suffixes and a row of operators", arguments: expressions)
  func expression(_ sample: Sample) {
    #expect(Self.outline(sample.source) == sample.outline)
  }

  static let statements = [
    Sample(
      "if a, let b = c { d } else if e { f } else { g }\nif h { i }",
      "if(a)(b = c){d}(e){f}{g}; if(h){i}"),
    Sample("if a.b { $0 } { c }", "if(<a .b {$0}>){c}"),
    Sample("if a.contains(where: { $0 }) { c }", "if(<a .contains (where: {$0})>){c}"),
    Sample("if let a = { b }() { c }", "if(a = <{b} ()>){c}"),
    Sample("if a == { b }() { c } else { d }", "if(a == <{b} ()>){c}{d}"),
    Sample("guard let a else { return }", "guard(a){return}"),
    Sample("for a in b where c { d }", "for a(b)(c){d}"),
    Sample("while a { b }", "while(a){b}"),
    Sample(
      "switch a { case .b(let c) where c: d; case e, f: g default: h }",
      "switch(a) case(<.b (_: c)>)(c){d} case(e)(f){g} case{h}"),
    Sample(
      "switch a {\n#if X\ncase b: c\n#endif\n@unknown default: d }",
      "switch(a) #{case(b){c}} case{d}"),
    Sample("do { a } catch let b { c }", "do{a} catch(b){c}"),
    Sample("let a = 1, b: Int = 2", "let a = 1, b = 2"),
    Sample("var a: Int { b }", "var a {b}"),
    Sample("var a: Int { get { b } set { c } }", "var a get{b} set{c}"),
    Sample("var a = b { didSet { c } }", "var a = b didSet{c}"),
    Sample("@A(b: c) @D var e: F?", "@A(b: c) @D var e"),
    Sample(
      "func f<T>(a b: T = c, _ d: E) async throws -> G where T: H { i }", "func f(b = c, d){i}"),
    Sample("init?(a: B) { c }", "init(a){c}"),
    Sample("struct A<B>: C, D.E where B: F { let g: H }", "struct A: C E {let g}"),
    Sample("extension A.B: C { }", "extension B: C {}"),
    Sample("extension [A] { var b: C { d } }", "extension {var b {d}}"),
    Sample("enum A: B { case c, d(e: F) = 1; case g }", "enum A: B {case c, d(e) = 1; case g}"),
    Sample("protocol A { var b: C { get }; func d() }", "protocol A {var b get; func d()}"),
    Sample("actor A { }", "actor A {}"),
    Sample("actor.run()", "<actor .run ()>"),
    Sample("return\n}\nlet a = b", "return; let a = b"),
    Sample("struct A { func b( { c }\n}\nlet d = e", "struct A {func b(, c, )}; let d = e"),
    Sample("import struct Foo.Bar\na", "import; a"),
  ]

  @Test("a statement or declaration keeps its parts in order", arguments: statements)
  func statement(_ sample: Sample) {
    #expect(Self.outline(sample.source) == sample.outline)
  }

  // MARK: - Outlines

  private static func outline(_ source: String) -> String {
    items(SwiftTree(reading: Array(source.utf8)).root)
  }

  private static func items(_ node: SwiftNode) -> String {
    node.children.map(outline).joined(separator: "; ")
  }

  private static func row(_ node: SwiftNode) -> String {
    node.children.map(outline).joined(separator: " ")
  }

  private static func list(_ node: SwiftNode) -> String {
    node.children.map(outline).joined(separator: ", ")
  }

  private static func outline(_ node: SwiftNode) -> String {
    let children = node.children
    switch node.kind {
    case .expressionStatement: return row(node)
    case .chain: return "<\(row(node))>"
    case .identifier, .macro: return node.name
    case .implicitMember, .member: return ".\(node.name)"
    case .call: return "(\(list(node)))"
    case .tuple:
      return children.contains { _ in true } ? list(node).isEmpty ? "()" : "(\(list(node)))" : "()"
    case .subscriptCall: return "[\(list(node))]"
    case .argument: return "\(node.nameToken == nil ? "_" : node.name): \(row(node))"
    case .closure:
      let label = node.nameToken == nil ? "" : "\(node.name):"
      let signature =
        node.firstChild(.closureSignature).map {
          "|\($0.children.map(\.name).joined(separator: " "))| "
        } ?? ""
      return
        "\(label){\(signature)\(children.filter { $0.kind != .closureSignature }.map(outline).joined(separator: "; "))}"
    case .collection:
      var parts: [String] = []
      for child in children {
        if child.kind == .value {
          parts[parts.count - 1] += ": \(row(child))"
        } else {
          parts.append(row(child))
        }
      }
      return "[\(parts.joined(separator: ", "))]"
    case .string:
      return children.contains { _ in true }
        ? "\"\(children.map { "(\(list($0)))" }.joined())\"" : node.text
    case .keyPath: return "\\\(node.name)"
    case .ternaryThen: return "?"
    case .ternaryElse: return ":"
    case .assignment: return "="
    case .castType: return "as"
    case .genericArguments: return "generic"
    case .conditional: return "#\(children.map(outline).joined())"
    case .branch:
      let isSuffixes = children.contains { $0.kind == .member }
      return isSuffixes ? "{<\(row(node))>}" : "{\(items(node))}"
    case .codeBlock, .members: return "{\(items(node))}"
    case .condition, .pattern, .sequence: return "(\(row(node)))"
    case .binding:
      let value = node.firstChild(.initialValue).map { " = \(row($0))" } ?? ""
      let body = node.firstChild(.codeBlock).map { " \(outline($0))" } ?? ""
      let accessors = node.firstChild(.accessors).map { " " + row($0) } ?? ""
      return node.name + value + accessors + body
    case .accessor: return node.name + (node.firstChild(.codeBlock).map(outline) ?? "")
    case .parameter, .enumCase:
      let parameters = children.filter { $0.kind == .parameter }.map(outline)
      let value = node.firstChild(.initialValue).map { " = \(row($0))" } ?? ""
      return node.name + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")
        + value
    case .variableDeclaration:
      let attributes = children.filter { $0.kind == .attribute }.map { outline($0) + " " }.joined()
      return
        "\(attributes)\(node.keyword.rawValue) \(children.filter { $0.kind == .binding }.map(outline).joined(separator: ", "))"
    case .attribute:
      return "@\(node.name)" + (children.contains { _ in true } ? "(\(list(node)))" : "")
    case .functionDeclaration, .initializerDeclaration:
      let parameters = children.filter { $0.kind == .parameter }.map(outline).joined(
        separator: ", ")
      let keyword = node.kind == .functionDeclaration ? "func " : ""
      return "\(keyword)\(node.name)(\(parameters))"
        + (node.firstChild(.codeBlock).map(outline) ?? "")
    case .enumCaseDeclaration: return "case \(list(node))"
    case .importDeclaration: return "import"
    case .ifStatement: return "if\(children.map(outline).joined())"
    case .guardStatement: return "guard\(children.map(outline).joined())"
    case .whileStatement: return "while\(children.map(outline).joined())"
    case .forStatement: return "for \(children.map(outline).joined())"
    case .doStatement: return "do\(children.map(outline).joined())"
    case .catchClause: return " catch\(children.map(outline).joined())"
    case .switchStatement: return "switch\(children.map(outline).joined(separator: " "))"
    case .switchCase:
      let heads = children.filter { $0.kind == .pattern || $0.kind == .condition }.map(outline)
        .joined()
      let body = children.filter {
        $0.kind != .pattern && $0.kind != .condition && $0.kind != .attribute
      }
      return "case\(heads){\(body.map(outline).joined(separator: "; "))}"
    case .returnStatement:
      return "return" + (children.contains { _ in true } ? " \(row(node))" : "")
    case _ where node.kind.declaresType:
      let keyword = "\(node.kind)".replacing("Declaration", with: "")
      let inherited = children.filter { $0.kind == .inheritedType }.map(\.name).joined(
        separator: " ")
      let head = [node.name, inherited].filter { !$0.isEmpty }.joined(separator: ": ")
      let members = node.firstChild(.members).map(outline) ?? ""
      return [keyword, head, members].filter { !$0.isEmpty }.joined(separator: " ")
    default: return node.text
    }
  }
}
