import DTKBKnowledge

/// A sample under its caption.
struct CaptionedSample {
  let sample: Sample
  /// What it shows, in Markdown.
  let caption: String

  /// The samples that an entry's text mentions, in its order, then the others under their file names.
  static func all(of entry: Entry, mentionedIn blocks: [Block]) -> [CaptionedSample] {
    let mentioned = blocks.compactMap { block -> CaptionedSample? in
      guard case .sample(let fileName, let caption) = block,
        let sample = entry.samples.first(where: { $0.fileName == fileName })
      else { return nil }
      return CaptionedSample(sample: sample, caption: caption)
    }
    let names = mentioned.map(\.sample.fileName)
    return mentioned
      + entry.samples.filter { !names.contains($0.fileName) }
      .map { CaptionedSample(sample: $0, caption: $0.fileName) }
  }

  /// What the sample is, as its caption begins.
  func label(_ words: InterfaceWords) -> (mark: String, words: String, ink: Ink) {
    switch sample.role {
    case .right: ("✓", words[.right], .mark)
    case .wrong: ("✗", words[.wrong], .error)
    case .sample: ("·", words[.sample], .note)
    }
  }
}

extension TextPage {
  /// The window in which the wrong sample and the right one stand side by side.
  private static let wideWindow = 140

  /// The samples in the groups that are shown together: a wrong one and the right one next to it
  /// where the page is so wide that no line of theirs is cut, else each alone.
  func groups(of samples: [CaptionedSample]) -> [[CaptionedSample]] {
    var groups: [[CaptionedSample]] = []
    for sample in samples {
      if width >= Self.wideWindow, let last = groups.last, last.count == 1,
        Set([last[0], sample].map(\.sample.role)) == [.wrong, .right],
        columns(for: last[0].sample, sample.sample) != nil
      {
        groups[groups.count - 1] =
          sample.sample.role == .wrong ? [sample, last[0]] : [last[0], sample]
      } else {
        groups.append([sample])
      }
    }
    return groups
  }

  private func columns(for left: Sample, _ right: Sample) -> (left: TextPage, right: TextPage)? {
    columns(atLeast: Self.columns(of: left), Self.columns(of: right))
  }

  private static func columns(of sample: Sample) -> Int {
    let lines = InkedCode(sample, isColoured: false).lines
    return (lines.map { $0.reduce(0) { $0 + displayWidth(of: visible($1.text)) } }.max() ?? 0)
      + codeIndent
  }

  /// Adds one sample, or two side by side.
  mutating func add(_ group: [CaptionedSample], _ words: InterfaceWords) {
    if group.count == 2, var pages = columns(for: group[0].sample, group[1].sample) {
      pages.left.add(group[0], words)
      pages.right.add(group[1], words)
      columns(pages.left, pages.right)
    } else {
      for sample in group { add(sample, words) }
    }
  }

  private mutating func add(_ shown: CaptionedSample, _ words: InterfaceWords) {
    addCaption(of: shown, words)
    addCode(of: shown.sample)
  }

  /// Adds what a sample shows.
  mutating func addCaption(of shown: CaptionedSample, _ words: InterfaceWords) {
    let label = shown.label(words)
    self.words(
      [Fragment("\(label.mark) \(label.words): ", label.ink)]
        + shown.caption.fragments(in: words.language, .bold),
      hanging: 2)
  }

  /// Adds the code of a sample.
  mutating func addCode(of sample: Sample) {
    for line in InkedCode(sample, isColoured: isColoured).lines {
      let isEmpty = line.allSatisfy(\.text.isEmpty)
      verbatim(isEmpty ? [Fragment("│", .dim)] : [Fragment("│ ", .dim)] + line, indent: 2)
    }
  }

  private static let codeIndent = 4
}
