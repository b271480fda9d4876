import DTKBKnowledge
import DTKBQueryService

extension ShownEntry {
  /// What stands below the title: the id, what it is, what it treats, and since when that is there.
  func facts(_ words: InterfaceWords) -> [String] {
    [entry.id, words.name(of: entry.kind)] + entry.topics.map(\.rawValue) + entry.frameworks
      + entry.since
  }

  /// Whose entry it is, where it is not the project's.
  func originWords(_ words: InterfaceWords) -> String? {
    switch origin {
    case .shipped: nil
    case .own: words[.ownEntry]
    case .ownInPlaceOfAnother: words[.ownEntryInPlaceOfAnother]
    }
  }

  /// The samples in the order in which the text mentions them.
  var samples: [CaptionedSample] {
    CaptionedSample.all(of: entry, mentionedIn: Block.blocks(in: text.body))
  }
}

extension Claim {
  /// The verdict, then what is said and what is computed.
  func lines(_ words: InterfaceWords) -> [(label: String, value: String, isFigure: Bool)] {
    let verdict: InterfaceWord =
      switch self.verdict {
      case .wrong: .verdictWrong
      case .misleading: .verdictMisleading
      case .right: .verdictRight
      }
    var lines = [(words[.verdict], words[verdict], false)]
    guard let figure else { return lines }
    let language = words.language
    lines.append((words[.claimed], language.written(figure.claimed) + " pt", true))
    if let computed = figure.computed {
      lines.append((words[.computed], language.written(computed) + " pt", true))
    }
    return lines
  }
}
