import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// The edits that are left to a person, as a diff that `git apply` and `patch -p1` take; `--suggest` asks for it.
  static let suggestions = ReportFormat(name: "diff", isForPeople: true) { report, setting in
    report.suggestions(setting)
  }
}

extension CheckReport {
  fileprivate func suggestions(_ setting: ReportSetting) -> String {
    var page = setting.page
    var text = ""
    for source in sources {
      let edits = EditSet(.suggested, of: source.findings.map(\.finding)).edits
      let diff = UnifiedDiff(of: source.source.bytes, changedBy: edits)
      guard !diff.hunks.isEmpty else { continue }
      let path = setting.relativePath(of: source.source.name)
      for line in diff.lines(ofFileAt: path) {
        // What goes to another program goes there byte by byte.
        if page.isLookedAt {
          page.verbatim(Fragment(line.shown, line.ink))
        } else {
          text += line.text + (line.text.utf8.last == UInt8(ascii: "\n") ? "" : "\n")
        }
      }
    }
    return page.isLookedAt ? page.text : text
  }
}

/// A line of a diff.
private struct DiffLine {
  let text: String
  var ink = Ink.plain

  /// The line as a terminal shows it, without what ends it.
  var shown: String {
    SourceLine.withoutTabs(
      text.unicodeScalars.last == "\n"
        ? String(text.unicodeScalars.dropLast(text.utf8.suffix(2).first == 0x0D ? 2 : 1)) : text)
  }
}

extension UnifiedDiff {
  fileprivate func lines(ofFileAt path: String) -> [DiffLine] {
    var lines = [
      DiffLine(text: "--- " + Self.name(path, below: "a"), ink: .bold),
      DiffLine(text: "+++ " + Self.name(path, below: "b"), ink: .bold),
    ]
    for hunk in hunks {
      lines.append(DiffLine(text: hunk.head, ink: .code))
      for line in hunk.lines {
        let (sign, bytes, ink): (String, [UInt8], Ink) =
          switch line {
          case .kept(let bytes): (" ", bytes, .plain)
          case .removed(let bytes): ("-", bytes, .error)
          case .added(let bytes): ("+", bytes, .mark)
          }
        lines.append(DiffLine(text: sign + String(decoding: bytes, as: UTF8.self), ink: ink))
        if bytes.last != UInt8(ascii: "\n") {
          lines.append(DiffLine(text: "\\ No newline at end of file"))
        }
      }
    }
    return lines
  }

  /// The name of a file as git writes it: quoted where signs stand in it that would end it.
  private static func name(_ path: String, below folder: String) -> String {
    let name = path.hasPrefix("/") ? folder + path : "\(folder)/\(path)"
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    // A tab ends a name with spaces.
    if isPlain { return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name }
    var quoted = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}

extension UnifiedDiff.Hunk {
  /// Where the hunk stands: `@@ -12,7 +12,8 @@`.
  fileprivate var head: String {
    let old = lines.count { if case .added = $0 { false } else { true } }
    let new = lines.count { if case .removed = $0 { false } else { true } }
    func place(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(place(start.old, old)) +\(place(start.new, new)) @@"
  }
}
