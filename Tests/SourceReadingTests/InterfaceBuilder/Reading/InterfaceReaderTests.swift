import DTKBSourceReading
import Testing

@Suite("Reading malformed documents", .timeLimit(.minutes(2)))
struct InterfaceReaderTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let source: String
    let description: String
    let reasons: [UnreadPart.Reason]
    var testDescription: String { source }

    init(_ source: String, _ description: String, _ reasons: [UnreadPart.Reason] = []) {
      self.source = source
      self.description = description
      self.reasons = reasons
    }
  }

  @Test(arguments: [
    Reading("<a><b></a><c/>", "a\n  b\nc\n", [.unclosed]),
    Reading("<a></b><c/></a>", "a\n  c\n", [.stray]),
    Reading("<a b=\"c>\n<d e=\"f\"/>", "a b=c\n  d e=f\n", [.unclosed, .unclosed]),
    Reading("<a b=c d e='f'/>", "a b=c d= e=f\n"),
    Reading("<a b=\"c\"<d/>", "a b=c\n  d\n", [.unclosed, .unclosed]),
    Reading("<a =\"x\" b=\"c\"/>", "a x= b=c\n", [.unexpected]),
    Reading("1 < 2 <a/>", "a\n", [.unexpected]),
    Reading("<a><!-- <b/>", "a\n", [.unclosed, .unclosed]),
    Reading("<a><![CDATA[<b>]]></a>", "a\n"),
    Reading("<?xml <a/> ?><b/>", "b\n"),
    Reading("<!DOCTYPE a SYSTEM \"b>c\"><d/>", "d\n"),
    Reading("<a\n\tb = 'c\"d'\r\n/>", "a b=c\"d\n"),
    Reading("<a", "a\n", [.unclosed, .unclosed]),
    Reading("<", "", [.unexpected]),
    Reading("", ""),
  ])
  func `a text is read as far as it goes`(reading: Reading) {
    let document = InterfaceDocument(reading: Array(reading.source.utf8))
    #expect(document.description == reading.description)
    let tellsAll = reading.reasons.allSatisfy { reason in
      document.unread.contains { $0.reason == reason }
    }
    #expect(tellsAll)
    #expect(document.unread.isEmpty == reading.reasons.isEmpty)
  }

  @Test func `character data is taken as it is`() {
    let document = InterfaceDocument(reading: Array("<a><![CDATA[<b> &amp;]]></a>".utf8))
    #expect(document.elements.first?.text == "<b> &amp;")
  }

  @Test(arguments: [
    "<a>", "</a>", "</b>", "<a", "<a b=\"", "<a b='c", "<!--", "<!DOCTYPE a [", "<![CDATA[", "<?a",
    "<",
    ">", "\"", "&", "&amp;", "\0", "\u{FF}", "<a b=\"<", "<a b=c>\n", "<a>\n</b>",
  ])
  func `a piece a hundred thousand times over is read in time`(piece: String) {
    let document = InterfaceDocument(
      reading: Array(("<label text=\"x\"/>" + String(repeating: piece, count: 100_000)).utf8))
    #expect(document.elements.first?["text"] == "x")
    #expect(document.unread.count <= 100)
  }

  @Test func `a hundred thousand nested elements have their parents`() {
    let deep =
      String(repeating: "<view>", count: 100_000) + "<label/>"
      + String(repeating: "</view>", count: 100_000)
    let document = InterfaceDocument(reading: Array(deep.utf8))
    #expect(document.unread.isEmpty)
    #expect(document.elements.last?.parent?.index == 99_999)
    #expect(document.elements.first?.descendants.count == 100_000)
  }

  @Test func `entities that grow are never expanded`() {
    var declarations = "<!ENTITY lol0 \"lol\">"
    for level in 1...30 {
      let inside = String(repeating: "&lol\(level - 1);", count: 10)
      declarations += "<!ENTITY lol\(level) \"\(inside)\">"
    }
    let bomb = "<!DOCTYPE a [\(declarations)]><a text=\"&lol30;\">&lol30;</a>"
    let document = InterfaceDocument(reading: Array(bomb.utf8))
    #expect(document.elements.first?["text"] == "&lol30;")
    #expect(document.elements.first?.text == "&lol30;")
  }

  @Test func `every beginning of a document is read`() {
    let bytes = Array(InterfaceDocumentTests.sample.utf8)
    for end in bytes.indices {
      let document = InterfaceDocument(reading: bytes, in: 0..<end)
      let isWithin = document.elements.allSatisfy {
        $0.range.upperBound <= end && $0.parent?.range.contains($0.range) ?? true
      }
      #expect(isWithin)
    }
  }
}
