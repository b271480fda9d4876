import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Documents that nobody would write")
struct HostileDocumentTests {
  struct Document: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: String
    let findings: Int
  }

  private static let count = 2_000

  private static func repeated(_ text: String, _ times: Int = count) -> String {
    String(repeating: text, count: times)
  }

  private static let font = "<fontDescription pointSize=\"15\"/>"

  static let documents = [
    Document(
      testDescription: "labels that nothing closes", name: "a.xib",
      text: repeated("<label text=\"a\">\(font)"), findings: count),
    Document(
      testDescription: "a bomb of entities", name: "a.storyboard",
      text:
        "<!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><document targetRuntime=\"iOS.CocoaTouch\"><label text=\"&b;b\">\(font)</label></document>",
      findings: 1),
    Document(
      testDescription: "a tag that ends in the middle", name: "a.xib",
      text: "<label text=\"a\">\(font)</label><label text=\"b", findings: 1),
    Document(
      testDescription: "many attributes", name: "a.xib",
      text: "<label " + repeated("text=\"a\" ") + ">\(font)</label>", findings: 1),
    Document(
      testDescription: "many heights on one label", name: "a.xib",
      text: "<label text=\"a\" id=\"a\"><constraints>"
        + repeated("<constraint firstAttribute=\"height\" constant=\"20\"/>")
        + "</constraints></label>",
      findings: count),
    Document(
      testDescription: "elements that nothing closes", name: "a.tsx",
      text: repeated("<Text numberOfLines={1}>", 400), findings: 400),
    Document(
      testDescription: "heights within heights", name: "a.tsx",
      text: repeated("<View style={{ height: 40 }}>", 60) + "<Text>a</Text>", findings: 60),
    Document(
      testDescription: "one style for many elements", name: "a.tsx",
      text: repeated("<Text style={s}>a</Text>\n") + "const s = { height: 20, fontSize: 16 };",
      findings: 1),
    Document(
      testDescription: "constants in a circle", name: "a.ts",
      text: "const a = b; const b = a; const s = { fontSize: a, lineHeight: b, height: a };",
      findings: 0),
    Document(
      testDescription: "helpers that call each other", name: "a.ts",
      text: "const f = (x) => g(x); const g = (x) => f(x); const s = { fontSize: f(1) };",
      findings: 0),
    Document(
      testDescription: "many sizes from one helper", name: "a.js",
      text: "const { width } = Dimensions.get('window'); const f = (x) => x * width; const s = {"
        + repeated("a: { fontSize: f(1) },") + "};", findings: 1),
    Document(
      testDescription: "a chain without end", name: "a.js",
      text: "a" + repeated(".fontScale"), findings: 0),
    Document(
      testDescription: "templates of CSS that nothing closes", name: "a.tsx",
      text: repeated("const A = styled.Text`height: 20px; font-size: 16px; a: { ${"), findings: 500),
    Document(
      testDescription: "a template with the same height again and again", name: "a.tsx",
      text: "const A = styled.Text`font-size: 16px;" + repeated("height: 20px;") + "`;",
      findings: 1),
    Document(
      testDescription: "components that show each other", name: "a.tsx",
      text: "const A = () => <><B /><B /></>; const B = () => <><A /><A /></>;"
        + repeated("<View style={{ height: 20 }}><A /></View>;", 200), findings: 0),
    Document(
      testDescription: "styles that spread each other", name: "a.tsx",
      text: "const a = { ...b, height: 20 }; const b = { ...a, fontSize: 16 };"
        + "<Text style={a}>a</Text>", findings: 1),
    Document(
      testDescription: "one long line", name: "a.js",
      text: "var a={"
        + repeated("a:{fontSize:12,lineHeight:9,height:4},b:function(){return 1/fontScale},")
        + "};",
      findings: count * 2),
    Document(
      testDescription: "many style sheets in one string", name: "a.swift",
      text: "let css = \"" + repeated("p { font-size: 9px } ") + "\"", findings: count),
    Document(
      testDescription: "a style sheet that nothing closes", name: "a.css",
      text: repeated("p { font-size: 9px; "), findings: count),
  ]

  @Test("it is checked to its end", arguments: documents)
  func ends(_ document: Document) {
    let source = SourceFile(name: document.name, bytes: Array(document.text.utf8))
    let project = ProjectSymbols([FileSymbols(source)])
    #expect(Checker(rules: Rule.all).check(source, in: project).findings.count == document.findings)
  }

  @Test("any bytes are checked", arguments: 0..<24)
  func noise(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 5
    let pieces = [
      "<label", "<constraint firstAttribute=\"height\"", "<fontDescription ", "pointSize=\"15\"",
      "/>", ">",
      "</label>", "<Text ", "allowFontScaling={", "false", "}", "{", "style={{ height: ", "44",
      "fontSize: ",
      "12 / fontScale", "</Text>", "const a = ", "font-size: 9px", "\"", "'", "`", "<!--", "&",
      "\n", "\u{0}",
      "const A = () => ", "<A />", "styled.Text`", "${", "height: 20px;", "...a",
      "maxFontSizeMultiplier", "=", "[", ")", "(", "=>", "numberOfLines", ";", "é🎉",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes += Array(pieces[Int(state >> 33) % pieces.count].utf8)
      if state >> 61 == 0 { bytes.append(UInt8(truncatingIfNeeded: state >> 20)) }
    }
    let checker = Checker(rules: Rule.all)
    for name in ["a.xib", "a.tsx", "a.ts", "a.css", "a.html", "a.md", "a.swift", "-"] {
      let source = SourceFile(name: name, bytes: bytes)
      for finding in checker.check(source).findings {
        #expect(bytes.indices.contains(finding.range.lowerBound))
      }
    }
  }
}
