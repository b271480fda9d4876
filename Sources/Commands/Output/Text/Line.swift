/// A line that is being written.
struct Line {
  /// The columns that it takes so far.
  private(set) var width: Int
  /// Whether nothing but an indent and a lead stands in it.
  private(set) var isEmpty = true
  private var pieces: [(text: String, ink: Ink)]

  /// Starts a line with spaces.
  init(indent: Int) {
    width = indent
    pieces = [(String.spaces(indent), .plain)]
  }

  /// Adds a word or a part of one.
  mutating func addWord(_ text: String, _ ink: Ink) {
    add(text, ink)
    isEmpty = false
  }

  /// A text in one ink that is known to take so many columns.
  struct Piece {
    let text: String
    let width: Int
    let ink: Ink

    init(_ text: Substring, width: Int, _ ink: Ink) {
      self.text = String(text)
      self.width = width
      self.ink = ink
    }

    init(_ text: String, _ ink: Ink) {
      self.text = text
      width = displayWidth(of: text)
      self.ink = ink
    }
  }

  /// Adds a word or a part of one.
  mutating func addWord(_ piece: Piece) {
    append(piece.text, width: piece.width, piece.ink)
    isEmpty = false
  }

  /// Adds a text; the line still counts as empty, so that no word is parted from what leads it.
  mutating func add(_ text: String, _ ink: Ink) {
    append(text, width: displayWidth(of: text), ink)
  }

  /// Adds a space before a word in an ink, in the same ink where the word before has it.
  mutating func addSpace(before ink: Ink) {
    let last = pieces.count - 1
    if pieces[last].ink == ink || pieces[last].ink == .plain {
      pieces[last].text += " "
    } else {
      pieces.append((" ", .plain))
    }
    width += 1
  }

  private mutating func append(_ text: String, width: Int, _ ink: Ink) {
    if pieces[pieces.count - 1].ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append((text, ink))
    }
    self.width += width
  }

  /// The line as it is written, its inks as sequences of a terminal where colours are wanted.
  func text(isColoured: Bool) -> String {
    guard isColoured else { return pieces.reduce(into: "") { $0 += $1.text } }
    return pieces.reduce("") { line, piece in
      guard piece.ink != .plain, !piece.text.isEmpty else { return line + piece.text }
      return line + "\u{1B}[\(piece.ink.rendition)m\(piece.text)\u{1B}[0m"
    }
  }
}
