/// A text for people that is being written, from top to bottom.
///
/// Whatever is written is harmless: control characters in it are shown, not done.
struct TextPage {
  /// The columns that a line may take.
  let width: Int
  /// Whether somebody looks at the page; else another program may read its lines.
  let isLookedAt: Bool
  /// Whether the page takes colours.
  let isColoured: Bool
  /// The page so far in UTF-8: bytes are added to bytes several times as fast as texts to a text.
  private var bytes: [UInt8] = []
  /// The columns that each of its lines takes.
  private var lineWidths: [Int] = []

  /// Makes an empty page; without a width, one of 80 columns for nobody to look at.
  init(width: Int?, isColoured: Bool = false) {
    self.width = max(width ?? 80, 20)
    isLookedAt = width != nil
    self.isColoured = isColoured
  }

  /// The page so far; every line ends with a line feed.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether nothing stands on the page.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds an empty line.
  mutating func gap() { endLine(width: 0) }

  /// The empty columns of a page where two stand side by side: of one width unless one of them needs
  /// more; `nil` where they have no room for what they need.
  func columns(atLeast left: Int = 0, _ right: Int = 0) -> (left: TextPage, right: TextPage)? {
    let room = width - Self.betweenColumns
    guard left + right <= room else { return nil }
    let leftWidth = min(max(left, room / 2), room - right)
    return (
      TextPage(width: leftWidth, isColoured: isColoured),
      TextPage(width: room - leftWidth, isColoured: isColoured)
    )
  }

  /// Adds two columns side by side, both from the same line on.
  mutating func columns(_ left: TextPage, _ right: TextPage) {
    let pages = [left, right].map {
      Array(zip($0.text.split(separator: "\n", omittingEmptySubsequences: false), $0.lineWidths))
    }
    for index in 0..<max(pages[0].count, pages[1].count) {
      let (line, taken) = index < pages[0].count ? pages[0][index] : ("", 0)
      let (beside, more) = index < pages[1].count ? pages[1][index] : ("", 0)
      let space = max(left.width - taken, 0) + Self.betweenColumns
      add(line)
      if more > 0 {
        addSpaces(space)
        add(beside)
      }
      endLine(width: more == 0 ? taken : taken + space + more)
    }
  }

  private static let betweenColumns = 4

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: Fragment..., indent: Int = 0) {
    verbatim(fragments, indent: indent)
  }

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: [Fragment], indent: Int = 0) {
    guard isColoured else {
      // Most lines of most pages: no piece of one is kept.
      addSpaces(indent)
      var columns = indent
      for fragment in fragments { columns += addVisibly(fragment.text) }
      endLine(width: columns)
      return
    }
    var line = Line(indent: indent)
    for fragment in fragments {
      line.addWord(visible(fragment.text), fragment.ink)
    }
    end(line)
  }

  /// Adds words, broken into lines between words or around wide characters; the lines behind the
  /// first one start `hanging` columns further to the right.
  ///
  /// A no-break space keeps its words together and is written as a space.
  mutating func words(_ fragments: Fragment..., indent: Int = 0, hanging: Int = 0) {
    words(fragments, indent: indent, hanging: hanging)
  }

  /// Adds words, broken into lines, behind a lead that stands as it is, such as a label.
  mutating func words(
    _ fragments: [Fragment], after lead: Fragment? = nil, indent: Int = 0, hanging: Int = 0
  ) {
    if !isColoured, evenWords(fragments, after: lead, indent: indent, hanging: hanging) { return }
    var line = Line(indent: indent)
    if let lead { line.add(visible(lead.text), lead.ink) }
    var word: [Line.Piece] = []
    var isApart = false

    /// Makes room for a word of some columns that begins in an ink: on this line or on the next.
    func makeRoom(_ page: inout TextPage, _ wordWidth: Int, _ ink: Ink) {
      if !line.isEmpty, line.width + (isApart ? 1 : 0) + wordWidth > page.width {
        page.end(line)
        line = Line(indent: indent + hanging)
      } else if isApart, !line.isEmpty {
        line.addSpace(before: ink)
      }
      isApart = false
    }

    func endWord(_ page: inout TextPage) {
      guard let first = word.first else { return }
      let wordWidth = word.reduce(0) { $0 + $1.width }
      makeRoom(&page, wordWidth, first.ink)
      if line.width + wordWidth <= page.width {
        for piece in word { line.addWord(piece) }
      } else {
        for piece in word {
          for character in piece.text {
            if !line.isEmpty, line.width + character.displayWidth > page.width {
              page.end(line)
              line = Line(indent: indent + hanging)
            }
            line.addWord(String(character), piece.ink)
          }
        }
      }
      word.removeAll(keepingCapacity: true)
    }

    for fragment in fragments {
      for character in fragment.text {
        if character == " " || character.isNewline || character == "\t" {
          endWord(&self)
          isApart = true
        } else if character == .noBreakSpace {
          word.append(Line.Piece(" ", width: 1, fragment.ink))
        } else if character.isWide {
          endWord(&self)
          word = [Line.Piece(String(character), fragment.ink)]
          endWord(&self)
        } else {
          word.append(Line.Piece(visible(String(character)), fragment.ink))
        }
      }
    }
    endWord(&self)
    end(line)
  }

  private mutating func end(_ line: Line) {
    add(line.text(isColoured: isColoured))
    endLine(width: line.width)
  }

  // MARK: - Pieces of a line

  /// Adds to the line that is not at its end yet.
  mutating func add(_ piece: some StringProtocol) { bytes += piece.utf8 }

  /// Adds spaces to the line that is not at its end yet; none for a negative number.
  mutating func addSpaces(_ count: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: max(count, 0))
  }

  /// Adds a text of any kind to the line that is not at its end yet, made harmless.
  ///
  /// - returns: How many columns it takes.
  mutating func addVisibly(_ text: String) -> Int {
    var text = text
    let width: Int? = text.withUTF8 { piece in
      // What takes a column for each character has nothing in it that would have to be shown otherwise.
      guard let width = evenWidth(of: piece) else { return nil }
      bytes += piece
      return width
    }
    if let width { return width }
    let shown = visible(text)
    add(shown)
    return displayWidth(of: shown)
  }

  /// Ends a line that takes some columns.
  mutating func endLine(width: Int) {
    bytes.append(UInt8(ascii: "\n"))
    lineWidths.append(width)
  }
}
