import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// Chooses the stretch of an entry's text that answers a query best, and marks its words.
struct Excerpt {
  /// How long an excerpt is at the most, in characters.
  static let length = 160

  /// A form that is marked, and which word of the query it is.
  struct Mark {
    let form: String
    let word: Int
  }

  private let analyser: Analyser
  private let marked: [Mark]
  private let look: FormLook
  /// One bit for each word of the query that can be marked.
  private let allWords: UInt64

  /// An excerpt marks words that have one of these forms of the query's words.
  init(in language: Language, marking marked: [Mark]) {
    analyser = language.analyser
    // No word of a text is a phrase.
    let marked = marked.filter { !$0.form.utf8.contains(UInt8(ascii: " ")) }
    self.marked = marked
    look = analyser.look(for: marked.map(\.form))
    allWords = marked.reduce(0) { $0 | 1 << UInt64($1.word) }
  }

  /// The paragraph in which most of the words stand, the summary where none does.
  ///
  /// - Parameters:
  ///   - held: One bit for each word of the query that stands in the summary or the text; no other
  ///     is looked for.
  ///   - plainBody: Reads the text, one paragraph a line; not asked where the summary has every word.
  func of(summary: String, holding held: UInt64 = .max, plainBody: () -> String) -> MarkedText {
    var best = candidate(summary)
    let sought = allWords & held
    if best.met & sought != sought {
      var body = plainBody()
      body.withUTF8 { bytes in
        var start = 0
        // Paragraphs without any of the words are passed over.
        while best.met & sought != sought, let place = look.firstPlace(in: bytes[start...]) {
          let lineFeed = UInt8(ascii: "\n")
          let first = bytes[start..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? start
          let end = bytes[place...].firstIndex(of: lineFeed) ?? bytes.count
          let next = candidate(String(decoding: bytes[first..<end], as: UTF8.self))
          if next.met.nonzeroBitCount > best.met.nonzeroBitCount { best = next }
          start = min(end + 1, bytes.count)
        }
      }
    }
    return cut(best)
  }

  private struct Candidate {
    let text: String
    let marks: [MarkedText.Mark]
    /// One bit for each word of the query that stands in it.
    let met: UInt64
  }

  private func candidate(_ text: String) -> Candidate {
    var marks: [MarkedText.Mark] = []
    var met: UInt64 = 0
    for word in analyser.words(in: text, thatMayBe: look) {
      let forms = word.forms
      guard let match = marked.first(where: { forms.contains($0.form) }) else { continue }
      marks.append(MarkedText.Mark(start: word.range.lowerBound, end: word.range.upperBound))
      met |= 1 << UInt64(match.word)
    }
    return Candidate(text: text, marks: marks, met: met)
  }

  /// At most ``length`` characters around the first mark, cut between words.
  private func cut(_ candidate: Candidate) -> MarkedText {
    let text = candidate.text
    guard text.utf8.count > Self.length, text.count > Self.length else {
      return MarkedText(text: text, stretches: candidate.marks)
    }
    let utf8 = text.utf8
    let firstMark = candidate.marks.first.map {
      utf8.index(utf8.startIndex, offsetBy: $0.start)
    }
    let anchor = firstMark ?? text.startIndex
    let lead = text.distance(from: text.startIndex, to: anchor)
    let start = lead < Self.length / 2 ? text.startIndex : wordStart(before: anchor, in: text)
    let end = wordEnd(after: start, in: text)
    let offset = utf8.distance(from: utf8.startIndex, to: start)
    let last = utf8.distance(from: utf8.startIndex, to: end)
    let head = start == text.startIndex ? "" : "…"
    let tail = end == text.endIndex ? "" : "…"
    let shift = head.utf8.count - offset
    return MarkedText(
      text: head + String(text[start..<end]) + tail,
      stretches: candidate.marks
        .filter { $0.start >= offset && $0.end <= last }
        .map { MarkedText.Mark(start: $0.start + shift, end: $0.end + shift) })
  }

  private func wordStart(before anchor: String.Index, in text: String) -> String.Index {
    let far = text.index(anchor, offsetBy: -40, limitedBy: text.startIndex) ?? text.startIndex
    let space = text[far..<anchor].firstIndex(of: " ")
    return space.map(text.index(after:)) ?? far
  }

  private func wordEnd(after start: String.Index, in text: String) -> String.Index {
    let far = text.index(start, offsetBy: Self.length, limitedBy: text.endIndex) ?? text.endIndex
    return far == text.endIndex ? far : text[start..<far].lastIndex(of: " ") ?? far
  }
}
