import DTKBSourceReading
import Testing

@Suite("Attributes of elements")
struct JSXAttributeTests {
  @Test(arguments: [
    ("<Text allowFontScaling/>", true), ("<Text allowFontScaling={true}/>", true),
    ("<Text allowFontScaling={false}/>", false), ("<Text allowFontScaling={OFF}/>", false),
    ("<Text allowFontScaling={allowFontScaling}/>", nil), ("<Text allowFontScaling='false'/>", nil),
    ("<Text allowFontScaling={a ? true : false}/>", nil),
  ])
  func `an attribute is on, off or not known`(source: String, isOn: Bool?) throws {
    let tree = ScriptTree(source + "; const OFF = false")
    let attribute = try #require(tree.elements.first?.attribute("allowFontScaling"))
    #expect(attribute.boolean == isOn)
  }

  @Test(arguments: [
    ("<Text max={1.2}/>", 1.2), ("<Text max={CAP}/>", 1.3), ("<Text max={CAPS.title}/>", 1.5),
    ("<Text max={props.max}/>", nil), ("<Text max/>", nil), ("<Text max={null}/>", nil),
  ])
  func `an attribute has its number`(source: String, number: Double?) throws {
    let tree = ScriptTree(source + "; const CAP = 1.3, CAPS = { title: 3 / 2 }")
    #expect(try #require(tree.elements.first?.attribute("max")).number == number)
  }

  @Test func `its range is what a person would underline`() throws {
    let tree = ScriptTree("<Text\n  numberOfLines={ 1 } // one\n  mode=\"tail\" a>b</Text>")
    let element = try #require(tree.elements.first)
    let texts = element.attributes.map { String(decoding: tree.bytes[$0.range], as: UTF8.self) }
    #expect(texts == ["numberOfLines={ 1 }", "mode=\"tail\"", "a"])
    #expect(element.attribute("mode")?.string == "tail")
    #expect(element.attribute("mode")?.element == element)
    #expect(element.attribute("missing") == nil)
  }
}
