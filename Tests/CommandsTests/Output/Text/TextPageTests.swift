import DTKBSeededNumbers
import Foundation
import Testing

@testable import DTKBCommands

@Suite("A page of text")
struct TextPageTests {
  private let vietnamese =
    "Cỡ chữ động giúp người đọc chọn cỡ chữ lớn hơn hay nhỏ hơn cho toàn bộ hệ thống, "
    + "và ứng dụng phải theo."

  @Test("words are broken between words", arguments: [40, 80, 160])
  func wrapping(width: Int) {
    for text in [vietnamese, vietnamese.decomposedStringWithCanonicalMapping] {
      var page = TextPage(width: width)
      page.words(Fragment(text), indent: 2, hanging: 2)
      let lines = page.text.split(separator: "\n")
      #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
      #expect(lines.joined(separator: " ").split(separator: " ").joined(separator: " ") == text)
      // Each next word would not have fit.
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = next.split(separator: " ")[0]
        #expect(displayWidth(of: line) + 1 + displayWidth(of: word) > width)
      }
    }
  }

  @Test("wide characters are broken anywhere and counted twice", arguments: [20, 40, 80])
  func wide(width: Int) {
    var page = TextPage(width: width)
    let text = String(repeating: "动态字体可访问性", count: 20)
    page.words(Fragment(text))
    let lines = page.text.split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
    #expect(lines.dropLast().allSatisfy { displayWidth(of: $0) >= width - 1 })
    #expect(lines.joined() == text)
  }

  @Test("a word longer than the line is broken where the line ends")
  func longWord() {
    var page = TextPage(width: 20)
    page.words(Fragment("ab " + String(repeating: "x", count: 45)))
    #expect(
      page.text.split(separator: "\n").map(\.count) == [2, 20, 20, 5])
  }

  @Test("a lead stands before the first word, and further lines hang")
  func lead() {
    var page = TextPage(width: 20)
    page.words([Fragment("one two three four five")], after: Fragment("• "), indent: 2, hanging: 2)
    #expect(page.text == "  • one two three\n    four five\n")
  }

  @Test("spaces, tabs and line feeds in words part words and nothing else")
  func spaces() {
    var page = TextPage(width: 40)
    page.words("a  b\nc\td ", "e", " f")
    #expect(page.text == "a b c d e f\n")
  }

  @Test("a no-break space keeps words together and is written as a space")
  func noBreakSpace() {
    var page = TextPage(width: 20)
    page.words("one two three\u{A0}fourteen five")
    #expect(page.text == "one two\nthree fourteen five\n")
  }

  @Test("a stretch of a word may have an ink of its own; colours come only where they are wanted")
  func colours() {
    for isColoured in [true, false] {
      var page = TextPage(width: 40, isColoured: isColoured)
      page.words("re", Fragment("lative", .mark), "To is", Fragment(" bold words", .bold))
      #expect(
        page.text
          == (isColoured
            ? "re\u{1B}[1;32mlative\u{1B}[0mTo is \u{1B}[1mbold words\u{1B}[0m\n"
            : "relativeTo is bold words\n"))
    }
  }

  @Test("control characters are shown, in words, in leads and in lines as they are")
  func harmless() {
    var page = TextPage(width: 40, isColoured: true)
    page.words([Fragment("a\u{1B}[2Jb")], after: Fragment("\u{7}"))
    page.verbatim(Fragment("x\u{1B}y\u{202E}"))
    #expect(page.text == "␇a␛[2Jb\nx␛y<U+202E>\n")
  }

  @Test("names and meanings stand side by side on a wide page, one below the other on a narrow one")
  func rows() {
    let rows: [(name: String, meaning: [Fragment])] = [
      ("icon", ["grows"]), ("chữ", ["a b"]),
    ]
    var wide = TextPage(width: 60)
    wide.rows(rows)
    #expect(wide.text == "  icon  grows\n  chữ   a b\n")
    var narrow = TextPage(width: 40)
    narrow.rows(rows)
    #expect(narrow.text == "  icon\n      grows\n  chữ\n      a b\n")
  }

  @Test("a table that is too wide goes on below")
  func table() {
    var page = TextPage(width: 20)
    page.table(
      columns: ["xS", "L", "xxxL", "AX5"],
      rows: [("body", ["14", "17", "23", "53"]), ("cỡ", ["1", "2", "3", "4"])])
    #expect(
      page.text == """
              xS   L
        body  14  17
        cỡ     1   2

              xxxL  AX5
        body    23   53
        cỡ       3    4

        """)
  }

  @Test("words whose characters all take one column are broken as any others are")
  func evenWords() {
    let pieces = [
      "a", "font", " ", " ", " ", "chữ", "è", "…", "“", "→", "’", "·", "  ", "\n", "\u{A0}",
      "e\u{301}",
      "语", "\u{AD}", "\u{1}", "1\u{FE0F}", "verylongwordindeed",
    ]
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let count = numbers.below(30)
      let texts = (0..<count).map { _ in
        Fragment(pieces[numbers.below(numbers.below(pieces.count) + 1)])
      }
      let lead = numbers.below(2) == 0 ? Fragment("• ") : nil
      let hanging = numbers.below(4)
      // A page with colours looks at each character.
      let pages = [false, true].map { isColoured in
        var page = TextPage(width: 24, isColoured: isColoured)
        page.words(texts, after: lead, indent: 2, hanging: hanging)
        return page.text
      }
      #expect(pages[0] == pages[1])
    }
  }

  @Test("what counts as a character of one column is one")
  func evenCharacters() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var page = TextPage(width: 24)
      guard page.evenWords([Fragment("a\(scalar)b")], after: nil, indent: 0, hanging: 0),
        scalar != " "
      else { continue }
      #expect("a\(scalar)b".count == 3)
      #expect(Character(scalar).displayWidth == 1)
      #expect(scalar.sign == nil)
    }
  }
}
