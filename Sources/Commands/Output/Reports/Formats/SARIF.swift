import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// SARIF 2.1.0, the OASIS standard for results of static analysis.
  static let sarif = ReportFormat(name: "sarif") { report, setting throws(CommandError) in
    var rules: [JSONValue] = []
    let found = Set(report.findings.map(\.finding.finding.rule))
    for rule in setting.rules {
      rules.append(try setting.descriptor(of: rule, withHelp: found.contains(rule.id)))
    }
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "dtkb", "semanticVersion": .string(Program.version), "rules": .array(rules),
        ]
      ],
      "language": .string(setting.words.language.rawValue),
      "columnKind": "utf16CodeUnits",
      "newlineSequences": .strings(["\r\n", "\n", "\r"]),
      "invocations": .array([setting.invocation]),
      "results": .array(setting.results(of: report)),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .array([run]),
    ]
    return log.encoded
  }
}

extension ReportSetting {
  /// What a rule is, with the whole entry that explains it where somebody will ask.
  fileprivate func descriptor(
    of rule: Rule, withHelp hasHelp: Bool
  ) throws(CommandError) -> JSONValue {
    let entry = try knowledge { () throws(StorageError) in try base.entry(rule.id, in: language) }
    var descriptor: [String: JSONValue] = [
      "id": .string(rule.id),
      "defaultConfiguration": [
        "level": .string(rule.severity.rawValue), "enabled": .bool(rule.isOnByDefault),
      ],
      "properties": ["tags": .strings(["accessibility", "dynamic-type"])],
    ]
    if let entry {
      descriptor["shortDescription"] = ["text": .string(entry.text.title)]
      descriptor["fullDescription"] = ["text": .string(entry.text.summary)]
      if hasHelp {
        descriptor["help"] = ["text": .string([entry].text(on: TextPage(width: nil), words))]
      }
    }
    return .object(descriptor)
  }

  /// How the run went: what could not be read is told.
  fileprivate var invocation: JSONValue {
    [
      "executionSuccessful": .bool(errors.isEmpty),
      "toolExecutionNotifications": .array(
        errors.map { ["level": "error", "message": ["text": .string($0.sentence)]] }),
    ]
  }

  /// The findings of a report in their order, behind those of each file what a comment hides there.
  fileprivate func results(of report: CheckReport) -> [JSONValue] {
    var fingerprints = Fingerprints()
    var results: [JSONValue] = []
    for source in report.sources {
      for finding in source.findings {
        results.append(.object(result(finding, in: source.source, &fingerprints)))
      }
      for hidden in source.hidden {
        var result = result(hidden.finding, in: source.source, &fingerprints)
        result["suppressions"] = .array([hidden.suppression])
        results.append(.object(result))
      }
    }
    return results
  }

  private func result(
    _ explained: ExplainedFinding, in source: SourceFile, _ fingerprints: inout Fingerprints
  ) -> [String: JSONValue] {
    let finding = explained.finding
    let path = relativePath(of: source.name)
    let place: JSONValue = [
      "artifactLocation": location(of: path),
      "region": region(from: finding.start, to: finding.end),
    ]
    var result: [String: JSONValue] = [
      "ruleId": .string(finding.rule),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(explained.sentence(words))],
      "locations": .array([["physicalLocation": place]]),
      "partialFingerprints": [
        "dtkbCode/v1": .string(fingerprints.next(explained, at: path, in: source))
      ],
    ]
    if !finding.edits.isEmpty {
      let lines = LineTable(source.bytes)
      let replacements: [JSONValue] = finding.edits.map { edit in
        [
          "deletedRegion": region(
            from: lines.position(of: edit.range.lowerBound),
            to: lines.position(of: edit.range.upperBound)),
          "insertedContent": ["text": .string(edit.replacement)],
        ]
      }
      let change: JSONValue = [
        "artifactLocation": location(of: path), "replacements": .array(replacements),
      ]
      var fix: [String: JSONValue] = [
        "artifactChanges": .array([change]),
        "properties": ["kind": .string(finding.fix.rawValue)],
      ]
      if !explained.fix.isEmpty { fix["description"] = ["text": .string(explained.fix)] }
      result["fixes"] = .array([.object(fix)])
    }
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
      result["ruleIndex"] = .integer(index)
    }
    return result
  }

  /// Where a file is: from the root of the sources, or from that of the disk where it is not below them.
  private func location(of path: String) -> JSONValue {
    if path.hasPrefix("/") { return ["uri": .string("file://" + percentEncoded(path))] }
    return ["uri": .string(percentEncoded(path)), "uriBaseId": "%SRCROOT%"]
  }
}

extension HiddenFinding {
  fileprivate var suppression: JSONValue {
    switch cause {
    case .comment(let suppression):
      [
        "kind": "inSource", "status": "accepted", "justification": .string(suppression.reason),
      ]
    case .baseline: ["kind": "external", "status": "accepted"]
    }
  }
}

/// A region in the columns of UTF-16.
private func region(from start: SourcePosition, to end: SourcePosition) -> JSONValue {
  [
    "startLine": .integer(start.line), "startColumn": .integer(start.utf16Column),
    "endLine": .integer(end.line), "endColumn": .integer(end.utf16Column),
  ]
}

/// A path as part of a URI: all but what RFC 3986 calls unreserved is written in hexadecimal digits.
private func percentEncoded(_ path: String) -> String {
  var encoded = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    if scalar.properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
      || "-._~/".unicodeScalars.contains(scalar)
    {
      encoded.unicodeScalars.append(scalar)
    } else {
      encoded += "%" + scalar.hexadecimal.suffix(2)
    }
  }
  return encoded
}
