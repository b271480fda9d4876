/// A page of help that is being written, from top to bottom.
struct HelpPage {
  /// The page so far; every line ends with a line feed.
  private(set) var text = ""
  private let width: Int

  init(width: Int) {
    self.width = max(width, 20)
  }

  /// Adds a paragraph; its further lines start `hanging` columns to the right.
  mutating func paragraph(_ words: String, hanging: Int = 0) {
    guard !words.isEmpty else { return }
    startBlock()
    add(words, first: "", further: String(repeating: " ", count: hanging))
  }

  /// Adds names with what they mean, side by side where the page is wide enough.
  mutating func table(_ title: String, rows: [(name: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    startBlock()
    text += title + ":\n"
    let column = min(rows.map(\.name.count).max() ?? 0, 24) + 4
    for row in rows {
      let isBeside = width >= 60 && row.name.count + 4 <= column
      let indent = String(repeating: " ", count: width >= 60 ? column : 6)
      if isBeside {
        let gap = String(repeating: " ", count: column - row.name.count - 2)
        add(row.meaning, first: "  " + row.name + gap, further: indent)
      } else {
        text += "  " + row.name + "\n"
        add(row.meaning, first: indent, further: indent)
      }
    }
  }

  /// Adds command lines with their purposes; a command line is never broken.
  mutating func examples(_ examples: [Command.Example]) {
    guard !examples.isEmpty else { return }
    startBlock()
    text += "Examples:\n"
    for example in examples {
      text += "  " + example.line + "\n"
      add(example.purpose, first: "      ", further: "      ")
    }
  }

  private mutating func startBlock() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func add(_ words: String, first: String, further: String) {
    var line = first
    var isEmpty = true
    for word in words.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        text += line + "\n"
        line = further
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    text += line + "\n"
  }
}
