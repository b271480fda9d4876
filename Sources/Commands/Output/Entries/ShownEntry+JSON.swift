import DTKBKnowledge
import DTKBQueryService

extension ShownEntry {
  /// The whole entry for programs.
  var json: JSONValue {
    [
      "id": .string(entry.id), "kind": .string(entry.kind.rawValue),
      "language": .string(text.language.rawValue), "title": .string(text.title),
      "summary": .string(text.summary), "searchWords": .strings(text.searchWords),
      "message": .string(orNull: text.message), "fix": .string(orNull: text.fix),
      "body": .string(markdownBody), "topics": .strings(entry.topics.map(\.rawValue)),
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
