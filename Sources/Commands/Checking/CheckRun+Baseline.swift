import DTKBOperatingSystem
import DTKBSnippetRules

extension CheckRun {
  /// Hides the findings that a baseline knows.
  ///
  /// - Parameter folder: the folder of the baseline, without links.
  /// - Returns: how many findings of the baseline are there no more.
  mutating func hide(_ baseline: Baseline, in folder: String) -> Int {
    var left = baseline.counts
    change { found in
      let file = found.source.path(from: folder)
      // What did not change was there before what did.
      for finding in found.unchanged {
        let key = Baseline.Key(finding, in: file, of: found.bytes)
        if let count = left[key], count > 0 { left[key] = count - 1 }
      }
      var shown: [Finding] = []
      for finding in found.findings {
        let key = Baseline.Key(finding, in: file, of: found.bytes)
        if let count = left[key], count > 0 {
          left[key] = count - 1
          found.known.append(finding)
        } else {
          shown.append(finding)
        }
      }
      found.findings = shown
    }
    let asked = rulesByFile(from: folder)
    return left.reduce(0) { asked.covers($1.key, in: folder) ? $0 + $1.value : $0 }
  }

  /// The baseline of what was found, and what another one has of files and rules that were not looked at.
  func baseline(keeping former: Baseline, in folder: String) -> Baseline {
    let asked = rulesByFile(from: folder)
    var baseline = Baseline()
    baseline.counts = former.counts.filter { !asked.covers($0.key, in: folder) }
    for found in found {
      let file = found.source.path(from: folder)
      for finding in found.findings {
        baseline.counts[.init(finding, in: file, of: found.bytes), default: 0] += 1
      }
    }
    return baseline
  }

  private func rulesByFile(from folder: String) -> [String: Set<String>] {
    Dictionary(readFiles.map { ($0.path(from: folder), rules(for: $0)) }) { $1 }
  }
}

extension [String: Set<String>] {
  /// Whether a rule was asked of a file, or the file is there no more.
  fileprivate func covers(_ key: Baseline.Key, in folder: String) -> Bool {
    if let rules = self[key.file] { return rules.contains(key.rule) }
    return !File.exists(at: key.file.hasPrefix("/") ? key.file : folder + "/" + key.file)
  }
}
