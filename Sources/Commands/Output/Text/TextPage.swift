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
  /// The page so far; every line ends with a line feed.
  private(set) var text = ""
  /// The columns that each of its lines takes.
  private var lineWidths: [Int] = []

  /// Makes an empty page; without a width, one of 80 columns for nobody to look at.
  init(width: Int?, isColoured: Bool = false) {
    self.width = max(width ?? 80, 20)
    isLookedAt = width != nil
    self.isColoured = isColoured
  }

  /// Adds an empty line.
  mutating func gap() {
    text += "\n"
    lineWidths.append(0)
  }

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
      text += line + (more == 0 ? "" : String(repeating: " ", count: space) + beside) + "\n"
      lineWidths.append(more == 0 ? taken : taken + space + more)
    }
  }

  private static let betweenColumns = 4

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: Fragment..., indent: Int = 0) {
    verbatim(fragments, indent: indent)
  }

  /// Adds a line as it is, such as a line of code.
  mutating func verbatim(_ fragments: [Fragment], indent: Int = 0) {
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
      word = []
    }

    for fragment in fragments {
      let text = fragment.text
      let bytes = text.utf8
      var place = text.startIndex
      while place < text.endIndex {
        if word.isEmpty {
          // Most words are whole here and short enough, and go to the line together.
          let room = self.width - line.width - (isApart && !line.isEmpty ? 1 : 0)
          let stretch = bytes.plainWords(at: place, columns: room)
          if !stretch.isEmpty {
            let width = bytes.distance(from: stretch.lowerBound, to: stretch.upperBound)
            place = stretch.upperBound
            makeRoom(&self, width, fragment.ink)
            line.addWord(Line.Piece(text[stretch], width: width, fragment.ink))
            continue
          }
        }
        let plain = bytes.plainWord(at: place)
        if !plain.isEmpty {
          place = plain.upperBound
          let width = bytes.distance(from: plain.lowerBound, to: plain.upperBound)
          if word.isEmpty, !bytes.plainSpace(at: place).isEmpty {
            makeRoom(&self, width, fragment.ink)
            if line.width + width <= self.width {
              line.addWord(Line.Piece(text[plain], width: width, fragment.ink))
              continue
            }
          }
          word.append(Line.Piece(text[plain], width: width, fragment.ink))
          continue
        }
        let space = bytes.plainSpace(at: place)
        if !space.isEmpty {
          place = space.upperBound
          endWord(&self)
          isApart = true
          continue
        }
        let character = text[place]
        place = text.index(after: place)
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
    text += line.text(isColoured: isColoured) + "\n"
    lineWidths.append(line.width)
  }
}

extension String.UTF8View {
  /// The space between words at a place, where no mark may follow it; else nothing.
  fileprivate func plainSpace(at place: Index) -> Range<Index> {
    guard place < endIndex, self[place] == 0x20 || self[place] == 0x0A || self[place] == 0x09
    else { return place..<place }
    let end = index(after: place)
    return end == endIndex || self[end] < 0x80 ? place..<end : place..<place
  }

  /// The visible ASCII words at a place, one space between each two, that are whole here and take
  /// at most so many columns; else nothing.
  fileprivate func plainWords(at place: Index, columns: Int) -> Range<Index> {
    var end = place
    var wordStart = place
    var next = place
    var width = 0
    while next < endIndex, width <= columns {
      let byte = self[next]
      let after = index(after: next)
      if byte == 0x20 {
        // A mark may follow the space.
        guard next > wordStart, after == endIndex || self[after] < 0x80 else { break }
        end = next
        wordStart = after
      } else if byte < 0x20 || byte >= 0x7F {
        break
      }
      next = after
      width += 1
    }
    return place..<end
  }

  /// The visible ASCII characters at a place, which need no second look.
  ///
  /// The last one is left out where a mark may follow it.
  fileprivate func plainWord(at place: Index) -> Range<Index> {
    var last = place
    var end = place
    while end < endIndex, self[end] > 0x20, self[end] < 0x7F {
      last = end
      end = index(after: end)
    }
    return place..<(end < endIndex && self[end] >= 0x7F ? last : end)
  }
}
