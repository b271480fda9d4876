import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// Chooses the stretch of an entry's text that answers a query best, and marks its words.
struct Excerpt {
  /// How long an excerpt is at the most, in characters.
  static let length = 160

  private let language: Language
  private let analyser: Analyser
  private let forms: Set<String>

  /// An excerpt marks words that have one of these forms.
  init(in language: Language, marking forms: Set<String>) {
    self.language = language
    analyser = language.analyser
    self.forms = forms
  }

  /// The paragraph in which most of the words stand, the summary where none does.
  func of(summary: String, plainBody: String) -> MarkedText {
    var best = candidate(summary)
    for paragraph in plainBody.split(separator: "\n") {
      let next = candidate(String(paragraph))
      if next.distinct > best.distinct { best = next }
    }
    return cut(best.text.contains("{{") ? candidate(withFigures(best.text)) : best)
  }

  /// The paragraph with each directive replaced by the number that it stands for.
  private func withFigures(_ paragraph: String) -> String {
    Span.plainText(of: Span.spans(in: paragraph)) { directive in
      (try? directive.number()).map(language.written) ?? "…"
    }
  }

  private struct Candidate {
    let text: String
    let marks: [Range<Int>]
    let distinct: Int
  }

  private func candidate(_ text: String) -> Candidate {
    var marks: [Range<Int>] = []
    var met: Set<String> = []
    for word in analyser.words(in: text, thatMayBe: forms) {
      guard let form = word.forms.first(where: forms.contains) else { continue }
      marks.append(word.range)
      met.insert(form)
    }
    return Candidate(text: text, marks: marks, distinct: met.count)
  }

  /// At most ``length`` characters around the first mark, cut between words.
  private func cut(_ candidate: Candidate) -> MarkedText {
    let text = candidate.text
    guard text.count > Self.length else { return MarkedText(text: text, marks: candidate.marks) }
    let utf8 = text.utf8
    let firstMark = candidate.marks.first.map {
      utf8.index(utf8.startIndex, offsetBy: $0.lowerBound)
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
      text: head + text[start..<end] + tail,
      marks: candidate.marks
        .filter { $0.lowerBound >= offset && $0.upperBound <= last }
        .map { $0.lowerBound + shift..<$0.upperBound + shift })
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
