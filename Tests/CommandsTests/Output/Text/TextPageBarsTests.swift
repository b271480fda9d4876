import Testing

@testable import DTKBCommands

@Suite("Bars on a page")
struct TextPageBarsTests {
  private func text(width: Int, _ columns: [(String, [Double])], rows: [String]) -> String {
    var page = TextPage(width: width)
    page.bars(
      columns.map { name, lengths in
        BarColumn(name: name, figures: lengths.map { $0.plainDecimal }, lengths: lengths)
      }, rows: rows)
    return page.text
  }

  @Test("a bar is as long as its share of the greatest, to an eighth of a column")
  func lengths() {
    #expect(
      text(width: 23, [("a", [8, 4, 1, 0])], rows: ["x", "yy", "z", "ữ"]) == """
        x   8  ████████████████
        yy  4  ████████
        z   1  ██
        ữ   0

        """)
  }

  @Test("columns that do not fit stand below, all to one scale")
  func pieces() {
    let columns = [("a", [4.0, 8]), ("b", [2.0, 4]), ("c", [1.0, 2])]
    #expect(
      text(width: 32, columns, rows: ["x", "y"]) == """
           a              b
        x  4  █████       2  ██▌
        y  8  ██████████  4  █████

           c
        x  1  █▎
        y  2  ██▌

        """)
  }

  @Test("lengths that are no lengths have no bar")
  func none() {
    for length in [0, -1, .nan] {
      #expect(text(width: 20, [("a", [length])], rows: ["x"]).contains("█") == false)
    }
    #expect(text(width: 20, [], rows: []).isEmpty)
  }
}
