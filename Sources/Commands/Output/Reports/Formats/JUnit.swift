import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// The XML of JUnit: a suite for each file, a case for each finding, which fails from the threshold on, and an error
  /// for what could not be read.
  ///
  /// A report without findings has one case that passes: some servers take a report without cases for a fault.
  static let junit = ReportFormat(name: "junit") { report, setting in
    let findings = report.findings.map(\.finding)
    let isClean = findings.isEmpty && setting.errors.isEmpty
    var document = XMLDocument(declared: true)
    document.group(
      "testsuites",
      [
        "name": "dtkb check",
        "tests": "\(findings.count + setting.errors.count + (isClean ? 1 : 0))",
        "failures": "\(findings.count(where: setting.isFailure))",
        "errors": "\(setting.errors.count)",
      ]
    ) { document in
      for source in report.sources where !source.findings.isEmpty {
        document.suite(
          setting.relativePath(of: source.source.name), tests: source.findings.count,
          failures: source.findings.count(where: setting.isFailure)
        ) { suite in
          for finding in source.findings {
            suite.add(finding, in: setting.relativePath(of: source.source.name), setting)
          }
        }
      }
      if !setting.errors.isEmpty {
        document.suite("dtkb", tests: setting.errors.count, errors: setting.errors.count) { suite in
          for error in setting.errors {
            suite.group("testcase", ["classname": "dtkb", "name": "check"]) {
              $0.element("error", ["message": error.sentence])
            }
          }
        }
      }
      if isClean {
        document.suite("dtkb", tests: 1) {
          $0.element("testcase", ["classname": "dtkb", "name": "check"])
        }
      }
    }
    return document.text
  }
}

extension XMLDocument {
  fileprivate mutating func suite(
    _ name: String, tests: Int, failures: Int = 0, errors: Int = 0,
    _ body: (inout XMLDocument) -> Void
  ) {
    group(
      "testsuite",
      ["name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)"], body)
  }

  fileprivate mutating func add(
    _ explained: ExplainedFinding, in path: String, _ setting: ReportSetting
  ) {
    let finding = explained.finding
    let place = "\(finding.start.line):\(finding.start.utf16Column)"
    group(
      "testcase",
      [
        "classname": path, "name": "\(finding.rule) \(place)", "file": path,
        "line": "\(finding.start.line)",
      ]
    ) {
      let sentence = explained.sentence(setting.words)
      if setting.isFailure(explained) {
        $0.element(
          "failure", ["type": finding.severity.rawValue, "message": sentence],
          "\(path):\(place): \(sentence) [\(finding.rule)]")
      } else {
        $0.element("system-out", [:], "\(finding.severity): \(sentence)")
      }
    }
  }
}
