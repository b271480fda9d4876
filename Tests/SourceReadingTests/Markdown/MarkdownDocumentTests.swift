import DTKBSourceReading
import Testing

@Suite("Snippets of Markdown", .timeLimit(.minutes(2)))
struct MarkdownDocumentTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let codes: [String]

    init(_ name: String, _ source: String, _ codes: [String]) {
      testDescription = name
      self.source = source
      self.codes = codes
    }
  }

  private func codes(_ source: String) -> [String] {
    let document = MarkdownDocument(reading: Array(source.utf8))
    return document.snippets.map {
      $0.word + "|" + String(decoding: document.bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    Reading("a fence", "a\n```swift\nb\nc\n```\nd", ["swift|b\nc\n"]),
    Reading("two fences", "```\na\n```\n~~~tsx\nb\n~~~\n", ["|a\n", "tsx|b\n"]),
    Reading("an empty one", "```swift\n```", ["swift|"]),
    Reading("a fence in a longer one", "````md\n```swift\na\n```\n````", ["md|```swift\na\n```\n"]),
    Reading("tildes around backticks", "~~~\n```\na\n~~~", ["|```\na\n"]),
    Reading("a longer closing fence", "```\na\n`````\nb", ["|a\n"]),
    Reading("an open fence", "```swift\na\nb", ["swift|a\nb"]),
    Reading("an indented fence", "   ```swift\n   a\n   ```", ["swift|   a\n"]),
    Reading("indented prose", "    ```swift\n    a\n    ```", []),
    Reading("a list", "- b\n\n  ```swift\n  a\n  ```\n", ["swift|  a\n"]),
    Reading(
      "a deep list", "1. b\n   - c\n     - d\n       ```swift\n       a\n       ```\n",
      ["swift|       a\n"]),
    Reading("a list item that is a fence", "- ```swift\n  a\n  ```", ["swift|  a\n"]),
    Reading("after a list", "- b\n\nc\n\n    ```swift\n    a\n", []),
    Reading("a quotation", "> ```swift\n> a\n> b\n> ```\n", ["swift|  a\n  b\n"]),
    Reading("a quotation that ends", "> ```swift\n> a\nb\n```\nc\n```", ["swift|  a\n", "|c\n"]),
    Reading("quotations in each other", "> > ```\n> > a > b\n> > ```", ["|    a > b\n"]),
    Reading(
      "line feeds after returns", "```swift\r\na\r\n```\r\n> ```\r\n> b\r\n> ```",
      ["swift|a\r\n", "|  b\r\n"]),
    Reading("a comment", "<!--\n```swift\na\n```\n-->\n```\nb\n```", ["|b\n"]),
    Reading("code within a line", "``` a ``` b\nc", []),
    Reading("a closing fence with a word", "```\na\n``` b\n```", ["|a\n``` b\n"]),
    Reading(
      "words of other tools",
      "```{.swift .numberLines}\na\n```\n```tsx{1,3} title=x\nb\n```\n```swift:A.swift\n```",
      ["swift|a\n", "tsx|b\n", "swift|"]),
  ])
  func `code is found between its fences`(reading: Reading) {
    #expect(codes(reading.source) == reading.codes)
  }

  @Test func `positions are those of the document`() throws {
    let source = "# Clock\n\n> ```tsx\n> <Text allowFontScaling={false}/>\n> ```\n"
    let document = MarkdownDocument(reading: Array(source.utf8))
    let snippet = try #require(document.snippets.first)
    let tree = ScriptTree(reading: document.bytes, in: snippet.range, dialect: snippet.dialect)
    let attribute = try #require(tree.elements.first?.attribute("allowFontScaling"))
    #expect(
      String(decoding: Array(source.utf8)[attribute.range], as: UTF8.self)
        == "allowFontScaling={false}")
    #expect(document.bytes.count == source.utf8.count)
  }

  @Test(arguments: [
    ("```swift\nx\n```", SourceLanguage.swift), ("```JSX\nx\n```", .script),
    ("```typescript\nx\n```", .script),
    ("```\nText(a).font(.system(size: 12))\n```", .swift), ("```\n<Text style={a}/>\n```", .script),
    ("```xml\n<label text=\"a\" id=\"lab-el-001\"/>\n```", .interfaceBuilder),
    ("```css\na{}\n```", .css),
    ("```console\n$ dtkb\n```", nil), ("```kotlin\nval a = 1\n```", nil),
  ])
  func `a snippet has its language`(source: String, language: SourceLanguage?) {
    #expect(MarkdownDocument(reading: Array(source.utf8)).snippets.first?.language == language)
  }

  @Test func `plain TypeScript is read with casts`() {
    let document = MarkdownDocument(reading: Array("```ts\n```\n```tsx\n```".utf8))
    #expect(document.snippets.map(\.dialect) == [.withCasts, .withElements])
  }

  @Test func `an open fence is told`() {
    let document = MarkdownDocument(reading: Array("a\n```swift\nb".utf8))
    #expect(document.unread == [UnreadPart(reason: .unclosed, range: 2..<5)])
    #expect(document.snippets.first?.fencedRange == 2..<12)
  }

  @Test(arguments: [
    "```\n", "````\n", "~~~swift\n", "> ", "> > ```\n", "- ", "1. ", "  - a\n", "<!--", "`", "\t",
    "\0", "\u{FF}",
    "> ```\n", "- ```\n",
  ])
  func `a piece a hundred thousand times over is read in time`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    let document = MarkdownDocument(reading: bytes)
    #expect(document.bytes.count == bytes.count)
    #expect(document.snippets.allSatisfy { $0.fencedRange.contains($0.range) })
  }
}
