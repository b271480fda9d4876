import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension ShownEntry {
  /// The whole entry for programs.
  var json: JSONValue {
    [
      "id": .string(entry.id), "kind": .string(entry.kind.rawValue),
      "language": .string(text.language.rawValue), "title": .string(text.title),
      "summary": .string(text.summary), "searchWords": .strings(text.searchWords),
      "message": .string(orNull: text.message), "fix": .string(orNull: text.fix),
      "body": .string(markdown), "topics": .strings(entry.topics.map(\.rawValue)),
      "frameworks": .strings(entry.frameworks), "since": .strings(entry.since),
      "rule": .string(orNull: entry.rule), "related": .strings(entry.related),
      "citations": .array(entry.citations.map(\.json)),
      "claim": entry.claim?.json ?? .null, "own": .bool(origin != .shipped),
      "samples": samplesJSON,
    ]
  }

  /// The samples with their captions, for programs.
  var samplesJSON: JSONValue { .array(entry.samples.map { $0.json(caption: caption(of: $0)) }) }

  /// What the text says of a sample; `nil` where it does not show it.
  func caption(of sample: Sample) -> String? {
    for case .sample(sample.fileName, let caption) in Block.blocks(in: text.body) {
      return caption
    }
    return nil
  }

  /// The body in Markdown with the figures that its directives ask for.
  private var markdown: String {
    let blocks = Block.blocks(in: text.body).map { block in
      switch block {
      case .heading(let level, let spans):
        String(repeating: "#", count: level) + " " + markdown(spans)
      case .paragraph(let spans): markdown(spans)
      case .item(let marker, let spans): marker + " " + markdown(spans)
      case .sample(let fileName, let caption): "[\(caption)](\(fileName))"
      case .table(let directive): markdown(directive)
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private func markdown(_ spans: [Span]) -> String {
    spans.reduce("") { sentence, span in
      switch span {
      case .words(let words): sentence + words
      case .code(let code): sentence + "`\(code)`"
      case .strong(let words): sentence + "**\(words)**"
      case .link(let words, let target): sentence + "[\(words)](\(target))"
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

extension Citation {
  fileprivate var json: JSONValue {
    ["title": .string(title), "publisher": .string(publisher), "url": .string(url)]
  }
}

extension Sample {
  fileprivate func json(caption: String?) -> JSONValue {
    [
      "fileName": .string(fileName), "role": .string(role.rawValue), "code": .string(code),
      "caption": .string(orNull: caption),
    ]
  }
}

extension Claim {
  fileprivate var json: JSONValue {
    let figure = figure.map { figure -> JSONValue in
      [
        "base": .number(figure.base), "api": .string(figure.api),
        "relativeTo": .string(figure.relativeTo), "size": .string(figure.size),
        "claimed": .number(figure.claimed),
        "computed": figure.computed.map(JSONValue.number) ?? .null,
      ]
    }
    return ["verdict": .string(verdict.rawValue), "figure": figure ?? .null]
  }
}
