import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension [ShownEntry] {
  /// The entries as one Markdown text to be pasted elsewhere, each with the words of its language.
  func markdown(_ words: [InterfaceWords]) -> String {
    let entries = map { shown in
      shown.markdown(words.first { $0.language == shown.text.language } ?? words[0])
    }
    return visibleLines(entries.joined(separator: "\n---\n\n"))
  }
}

extension ShownEntry {
  /// The body in Markdown with the figures that its directives ask for, its links as they are.
  var markdownBody: String {
    Block.blocks(in: text.body).map { block in
      if case .sample(let fileName, let caption) = block { return "[\(caption)](\(fileName))" }
      return markdown(block) { words, target in "[\(words)](\(target))" }
    }
    .joined(separator: "\n\n")
  }

  /// The whole entry to be pasted where there is no other entry to lead to.
  fileprivate func markdown(_ words: InterfaceWords) -> String {
    let blocks = Block.blocks(in: text.body)
    var parts = ["# " + text.title, facts(words).joined(separator: " · ")]
    if isInOtherLanguage { parts.append("*\(words.notice(ofTextIn: text.language))*") }
    if let origin = originWords(words) { parts.append("*\(origin)*") }
    parts.append(text.summary)
    if let claim = entry.claim {
      parts.append(
        claim.lines(words).map { "- \($0.label): **\($0.value)**" }.joined(separator: "\n"))
    }
    var mentioned: Set<String> = []
    var isAfterItem = false
    for block in blocks {
      if case .item = block, isAfterItem {
        parts[parts.count - 1] += "\n" + markdown(block, link: pasted)
        continue
      }
      isAfterItem = if case .item = block { true } else { false }
      if case .sample(let fileName, _) = block {
        guard let sample = samples.first(where: { $0.sample.fileName == fileName }) else {
          continue
        }
        mentioned.insert(fileName)
        parts.append(sample.markdown(words))
      } else {
        parts.append(markdown(block, link: pasted))
      }
    }
    parts += samples.filter { !mentioned.contains($0.sample.fileName) }.map { $0.markdown(words) }
    if !entry.related.isEmpty {
      let ids = entry.related.map { "`\($0)`" }.joined(separator: ", ")
      parts.append("**\(words[.seeAlso]):** \(ids)")
    }
    if !entry.citations.isEmpty {
      let sources = entry.citations.map { "- [\($0.title)](\($0.url)) – \($0.publisher)" }
      parts.append((["**\(words[.sources]):**", ""] + sources).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func pasted(_ words: String, _ target: String) -> String {
    target.hasPrefix("https://") ? "[\(words)](\(target))" : "\(words) (`\(target)`)"
  }

  private func markdown(_ block: Block, link: (String, String) -> String) -> String {
    switch block {
    case .heading(let level, let spans):
      String(repeating: "#", count: level) + " " + markdown(spans, link)
    case .paragraph(let spans): markdown(spans, link)
    case .item(let marker, let spans): marker + " " + markdown(spans, link)
    case .sample(_, let caption): caption
    case .table(let directive): markdown(directive)
    }
  }

  private func markdown(_ spans: [Span], _ link: (String, String) -> String) -> String {
    spans.reduce("") { sentence, span in
      switch span {
      case .words(let words): sentence + words
      case .code(let code): sentence + "`\(code)`"
      case .strong(let words): sentence + "**\(words)**"
      case .link(let words, let target): sentence + link(words, target)
      case .figure(let directive): sentence + directive.written(in: text.language)
      }
    }
  }

  private func markdown(_ directive: Directive) -> String {
    guard let table = try? directive.table() else { return directive.written(in: text.language) }
    let sizes = DynamicTypeSize.allCases
    let rows = table.rows.map { row in
      [row.style] + sizes.map { row.values[$0].map(text.language.written) ?? "–" }
    }
    let lines = [[""] + sizes.map(\.shortName), Array(repeating: "---", count: sizes.count + 1)]
    return (lines + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension CaptionedSample {
  /// The sample under its caption, fenced such that no fence within it ends it.
  fileprivate func markdown(_ words: InterfaceWords) -> String {
    let label = label(words)
    let longest = sample.code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let code = sample.code + (sample.code.last?.isNewline == true ? "" : "\n")
    let language =
      sample.fileExtension == "xib" || sample.fileExtension == "storyboard"
      ? "xml" : sample.fileExtension
    return "\(label.mark) **\(label.words):** \(caption)\n\n\(fence)\(language)\n\(code)\(fence)"
  }
}
