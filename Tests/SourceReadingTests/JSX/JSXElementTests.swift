import DTKBSourceReading
import Testing

@Suite("Elements")
struct JSXElementTests {
  @Test func `an element has a name, attributes and content`() throws {
    let tree = ScriptTree("<Text numberOfLines={1} {...rest} style={a}>b {c}<Icon/></Text>")
    let text = try #require(tree.elements.first)
    #expect(text.name == "Text")
    #expect(text.attributes.map(\.name) == ["numberOfLines", "style"])
    #expect(text.spreads.map(\.text) == ["rest"])
    #expect(text.content.map(\.kind) == [.text, .identifier, .element])
    #expect(
      String(decoding: tree.bytes[text.openingTagRange], as: UTF8.self).hasSuffix("style={a}>"))
    #expect(text.range == tree.root.range)
  }

  @Test(arguments: [
    ("import { Text as Words } from 'react-native'; <Words/>", "Text", "react-native"),
    ("import * as RN from 'react-native'; <RN.Text/>", "Text", "react-native"),
    ("import { Animated } from 'react-native'; <Animated.Text/>", "Animated.Text", "react-native"),
    ("import Text from './text'; <Text/>", "Text", "./text"),
    ("<Text/>", "Text", nil),
    ("import { Text } from 'a'; const f = ({ Text }) => <Text/>", "Text", nil),
    ("<></>", "", nil),
  ])
  func `a component keeps the name of its module`(source: String, name: String, module: String?) {
    let element = ScriptTree(source).elements.first
    #expect(element?.component == name)
    #expect(element?.module == module)
  }

  @Test func `the parent is found through expressions, not out of attributes`() throws {
    let tree = ScriptTree(
      "<View>{items.map(item => a && <Text/>)}<List header={<Title/>}/><>{b ? <Icon/> : null}</></View>"
    )
    let parents = Dictionary(
      tree.elements.map { ($0.name, $0.parent?.name) }, uniquingKeysWith: { first, _ in first })
    #expect(parents["Text"] == "View")
    #expect(parents["Title"] == .some(nil))
    #expect(parents["Icon"] == "")
    #expect(parents["View"] == .some(nil))
  }
}
