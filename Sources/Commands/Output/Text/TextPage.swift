/// A text for people that is being written, from top to bottom.
///
/// Whatever is written is harmless: control characters in it are shown, not done.
struct TextPage {
  /// The columns that a line may take.
  let width: Int
  /// Whether somebody looks at the page; else another program may read its lines.
  let isLookedAt: Bool
  private let isColoured: Bool
  /// The page so far; every line ends with a line feed.
  private(set) var text = ""

  /// Makes an empty page; without a width, one of 80 columns for nobody to look at.
  init(width: Int?, isColoured: Bool = false) {
    self.width = max(width ?? 80, 20)
    isLookedAt = width != nil
    self.isColoured = isColoured
  }

  /// Adds an empty line.
  mutating func gap() { text += "\n" }

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: Fragment..., indent: Int = 0) {
    verbatim(fragments, indent: indent)
  }

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: [Fragment], indent: Int = 0) {
    var line = Line(indent: indent)
    for fragment in fragments {
      for character in visible(fragment.text) { line.add(character, fragment.ink) }
    }
    end(line)
  }

  /// Adds words, broken into lines between words or around wide characters; the lines behind the
  /// first one start `hanging` columns further to the right.
  mutating func words(_ fragments: Fragment..., indent: Int = 0, hanging: Int = 0) {
    words(fragments, indent: indent, hanging: hanging)
  }

  /// Adds words, broken into lines, behind a lead that stands as it is, such as a label.
  mutating func words(
    _ fragments: [Fragment], after lead: Fragment? = nil, indent: Int = 0, hanging: Int = 0
  ) {
    var line = Line(indent: indent)
    if let lead { line.add(visible(lead.text), lead.ink) }
    var word: [(character: Character, ink: Ink)] = []
    var isApart = false

    func endWord(_ page: inout TextPage) {
      guard !word.isEmpty else { return }
      let wordWidth = word.reduce(0) { $0 + $1.character.displayWidth }
      if !line.isEmpty, line.width + (isApart ? 1 : 0) + wordWidth > page.width {
        page.end(line)
        line = Line(indent: indent + hanging)
      } else if isApart, !line.isEmpty {
        line.add(" ", .plain)
      }
      for (character, ink) in word {
        if !line.isEmpty, line.width + character.displayWidth > page.width {
          page.end(line)
          line = Line(indent: indent + hanging)
        }
        line.add(character, ink)
      }
      word = []
      isApart = false
    }

    for fragment in fragments {
      for character in fragment.text {
        if character == " " || character.isNewline || character == "\t" {
          endWord(&self)
          isApart = true
        } else if character.isWide {
          endWord(&self)
          word = [(character, fragment.ink)]
          endWord(&self)
        } else {
          for shown in visible(String(character)) { word.append((shown, fragment.ink)) }
        }
      }
    }
    endWord(&self)
    end(line)
  }

  private mutating func end(_ line: Line) {
    text += line.text(isColoured: isColoured) + "\n"
  }
}

/// A line that is being written.
private struct Line {
  private(set) var width: Int
  private(set) var isEmpty = true
  private var pieces: [(text: String, ink: Ink)]

  init(indent: Int) {
    width = indent
    pieces = [(String(repeating: " ", count: indent), .plain)]
  }

  mutating func add(_ character: Character, _ ink: Ink) {
    add(String(character), ink)
    isEmpty = false
  }

  /// Adds a text; the line still counts as empty, so that no word is parted from what leads it.
  mutating func add(_ text: String, _ ink: Ink) {
    if pieces[pieces.count - 1].ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append((text, ink))
    }
    width += displayWidth(of: text)
  }

  func text(isColoured: Bool) -> String {
    guard isColoured else { return pieces.reduce("") { $0 + $1.text } }
    return pieces.reduce("") { line, piece in
      guard piece.ink != .plain, !piece.text.isEmpty else { return line + piece.text }
      return line + "\u{1B}[\(piece.ink.rendition)m\(piece.text)\u{1B}[0m"
    }
  }
}
