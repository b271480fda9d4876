import DTKBKnowledge
import DTKBQueryService

extension SearchAnswer {
  /// The answer for programs.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "query": .string(query),
      "results": .array(results.map(\.json)),
      "suggestions": .strings(suggestions),
    ]
    if let trial { members["tried"] = trial.json }
    if !otherLanguages.isEmpty {
      members["otherLanguages"] = .array(
        otherLanguages.map {
          ["language": .string($0.language.rawValue), "results": .number(Double($0.count))]
        })
    }
    return .document(members)
  }

  /// The words with which an answer is told that has results and no explanations.
  static let wordsOfResults: [InterfaceWord] = [
    .kindGuideline, .kindCommonError, .kindSample, .kindReference, .kindErratum, .ownEntry,
    .resultsSummary, .nearestWords, .foundInOtherLanguage,
  ]

  /// The results for people: what each says, and how to open it.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    for (place, result) in results.enumerated() {
      if place > 0 { page.gap() }
      page.words(
        result.title.fragments(in: result.language, .bold)
          + [Fragment(" · \(result.kindAndLanguage(words))", .dim)], hanging: 2)
      page.words(
        result.excerpt.text.isEmpty
          ? result.summary.fragments(in: result.language) : result.excerpt.fragments,
        indent: 2)
      page.words("→ dtkb show \(result.id)", indent: 2, hanging: 2)
      result.explanation?.write(on: &page, kind: result.kind, words)
    }
    return page.text
  }

  /// What was found and, where nothing was, what is near.
  func summary(_ words: InterfaceWords) -> [String] {
    var lines = trial?.lines(words) ?? []
    if results.isEmpty, let trial, trial.countOfAnyKind > 0 {
      lines.append(
        words.sentence(.triedOtherKinds, ["count": String(trial.countOfAnyKind)]))
    }
    if !suggestions.isEmpty {
      lines.append(
        words.sentence(.nearestWords, ["words": suggestions.joined(separator: ", ")]))
    }
    if !otherLanguages.isEmpty {
      let counts = otherLanguages.map { "\($0.language.endonym) (\($0.count))" }
      lines.append(words.sentence(.otherLanguages, ["languages": counts.joined(separator: ", ")]))
    }
    if let result = results.first(where: { $0.language != words.language }) {
      lines.append(
        words.sentence(
          .foundInOtherLanguage,
          ["wanted": words.language.endonym, "language": result.language.endonym]))
    }
    let query = query.count > 60 ? query.prefix(60) + "…" : query[...]
    return lines + [
      words.sentence(
        results.isEmpty ? .noResults : .resultsSummary,
        ["query": String(query), "count": String(results.count)])
    ]
  }
}

extension SearchAnswer.Result {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "kind": .string(kind.rawValue), "language": .string(language.rawValue),
      "title": .string(title), "summary": .string(summary),
      "topics": .strings(topics.map(\.rawValue)), "score": .number(score),
      "excerpt": .string(excerpt.text),
    ]
    if isOwn { members["own"] = .bool(true) }
    if let explanation { members["explanation"] = explanation.json }
    return .object(members)
  }

  fileprivate func kindAndLanguage(_ words: InterfaceWords) -> String {
    let kind = words.name(of: kind) + (isOwn ? " · \(words[.ownEntry])" : "")
    return language == words.language ? kind : "\(kind) · \(language.endonym)"
  }
}

extension MarkedText {
  /// The text in stretches, those that are marked in an ink of their own.
  var fragments: [Fragment] {
    let bytes = text.utf8
    var fragments: [Fragment] = []
    var place = bytes.startIndex
    for mark in stretches {
      guard
        let start = bytes.index(
          bytes.startIndex, offsetBy: mark.start, limitedBy: bytes.endIndex),
        let end = bytes.index(
          bytes.startIndex, offsetBy: mark.end, limitedBy: bytes.endIndex),
        place <= start, start <= end
      else { continue }
      fragments.append(Fragment(text[place..<start].withoutBackticks))
      fragments.append(Fragment(text[start..<end].withoutBackticks, .mark))
      place = end
    }
    return fragments + [Fragment(text[place...].withoutBackticks)]
  }
}

extension Substring {
  fileprivate var withoutBackticks: String {
    let hasBackticks =
      utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "`")) } ?? true
    guard hasBackticks else { return String(self) }
    return String(decoding: utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }
}

extension InterfaceWords {
  /// Says that a text is in another language than the reader's.
  func notice(ofTextIn language: Language) -> String {
    sentence(
      .shownInOtherLanguage, ["wanted": self.language.endonym, "language": language.endonym])
  }
}
