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
    var word: [Fragment] = []
    var isApart = false

    func endWord(_ page: inout TextPage) {
      guard let first = word.first else { return }
      let wordWidth = word.reduce(0) { $0 + displayWidth(of: $1.text) }
      if !line.isEmpty, line.width + (isApart ? 1 : 0) + wordWidth > page.width {
        page.end(line)
        line = Line(indent: indent + hanging)
      } else if isApart, !line.isEmpty {
        line.add(" ", line.lastInk == first.ink ? first.ink : .plain)
      }
      if line.width + wordWidth <= page.width {
        for piece in word { line.addWord(piece.text, piece.ink) }
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
      isApart = false
    }

    for fragment in fragments {
      var rest = fragment.text[...]
      while let character = rest.first {
        if character == " " || character.isNewline || character == "\t" {
          rest.removeFirst()
          endWord(&self)
          isApart = true
        } else if let plain = rest.plainWord {
          word.append(Fragment(plain, fragment.ink))
          rest = rest[plain.endIndex...]
        } else {
          rest.removeFirst()
          if character == .noBreakSpace {
            word.append(Fragment(" ", fragment.ink))
          } else if character.isWide {
            endWord(&self)
            word = [Fragment(String(character), fragment.ink)]
            endWord(&self)
          } else {
            word.append(Fragment(visible(String(character)), fragment.ink))
          }
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

extension Substring {
  /// The visible ASCII characters that the text begins with, which need no second look.
  ///
  /// Most words are nothing else. The last one stays where a mark may follow it.
  fileprivate var plainWord: Substring? {
    let end = utf8.firstIndex { $0 <= 0x20 || $0 >= 0x7F } ?? endIndex
    let isFollowed = end < endIndex && utf8[end] >= 0x7F
    let plain = self[..<(isFollowed && end > startIndex ? utf8.index(before: end) : end)]
    return plain.isEmpty ? nil : plain
  }
}
