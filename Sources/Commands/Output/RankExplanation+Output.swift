import DTKBKnowledge
import DTKBQueryService

extension RankExplanation {
  /// The explanation for programs.
  var json: JSONValue {
    [
      "words": .array(words.map(\.json)), "neighbours": .array(neighbours.map(\.json)),
      "allWordsFactor": .number(allWordsFactor), "kindFactor": .number(kindFactor),
      "precedence": .string(orNull: precedence?.rawValue),
    ]
  }

  /// Writes for people, below the result it explains, what each word added.
  func write(on page: inout TextPage, kind: EntryKind, _ words: InterfaceWords) {
    let language = words.language
    var sum = [
      words.sentence(.rankScore, ["score": language.rounded(score)]),
      words.sentence(.rankAllWords, ["factor": language.rounded(allWordsFactor)]),
      words.sentence(
        .rankKind, ["kind": words.name(of: kind), "factor": language.rounded(kindFactor)]),
    ]
    switch precedence {
    case .named: sum.insert(words[.rankNamed], at: 0)
    case .foundByRule: sum.insert(words[.rankFoundByRule], at: 0)
    case nil: break
    }
    page.words(Fragment("= " + sum.joined(separator: .separator), .dim), indent: 2, hanging: 2)
    for word in self.words + neighbours {
      let hits = word.hits.map { hit in
        "\(words.name(of: hit.part)) \(language.rounded(hit.points)) "
          + "(\(hit.form): \(words.name(of: hit.match)))"
      }
      let what = hits.isEmpty ? words[.rankNotFound] : hits.joined(separator: .separator)
      page.words(Fragment("\(word.typed): \(what)", .dim), indent: 4, hanging: 2)
    }
  }
}

extension RankExplanation.Word {
  fileprivate var json: JSONValue {
    [
      "word": .string(typed), "rarity": .number(rarity), "points": .number(points),
      "hits": .array(
        hits.map {
          [
            "part": .string($0.part.rawValue), "form": .string($0.form),
            "match": .string($0.match.rawValue), "points": .number($0.points),
          ]
        }),
    ]
  }
}

extension SearchTrial {
  /// What was looked for, for programs.
  var json: JSONValue {
    [
      "language": .string(language.rawValue),
      "words": .array(
        words.map { ["word": .string($0.typed), "forms": .strings($0.forms)] }),
      "known": .array(
        known.map {
          ["language": .string($0.language.rawValue), "words": .number(Double($0.count))]
        }),
      "countOfAnyKind": .number(Double(countOfAnyKind)),
    ]
  }

  /// What was looked for, for people.
  func lines(_ words: InterfaceWords) -> [String] {
    let looked = self.words.prefix(8).map { word in
      let other = word.forms.filter { $0 != word.typed }
      return other.isEmpty
        ? word.typed : "\(word.typed) (\(other.prefix(4).joined(separator: ", ")))"
    }
    var lines: [String] = []
    if !looked.isEmpty {
      lines.append(
        words.sentence(
          .triedWords,
          ["language": language.endonym, "words": looked.joined(separator: ", ")]))
    }
    if known.count > 1 {
      let counts = known.map { "\($0.language.endonym) \($0.count)" }
      lines.append(words.sentence(.rankKnownWords, ["counts": counts.joined(separator: ", ")]))
    }
    return lines
  }
}

extension Language {
  /// A number with two decimals at the most.
  fileprivate func rounded(_ number: Double) -> String { written((number * 100).rounded() / 100) }
}

extension InterfaceWords {
  fileprivate func name(of part: TextPart) -> String {
    switch part {
    case .title: self[.partTitle]
    case .searchWords: self[.partSearchWords]
    case .body: self[.partBody]
    case .identifier: self[.partIdentifier]
    }
  }

  fileprivate func name(of match: WordMatch) -> String {
    switch match {
    case .exact: self[.matchExact]
    case .folded: self[.matchFolded]
    case .stem: self[.matchStem]
    case .part: self[.matchPart]
    case .synonym: self[.matchSynonym]
    case .beginning: self[.matchBeginning]
    case .typo: self[.matchTypo]
    case .neighbours: self[.matchNeighbours]
    }
  }
}
