import DTKBArgumentGrammar

extension Subcommand {
  /// Looks at everything that the program depends on.
  static let doctor = Subcommand(
    Command(
      name: "doctor", abstract: "Proves that the knowledge base and the settings are sound.",
      discussion: [
        "Reads every page of the bases, computes their digests again and proves their full-text "
          + "tables on a copy in memory; nothing is written. The exit code is 65 where something is "
          + "wrong, and each finding says what to do."
      ],
      options: [.format])
  ) { (arguments, context) throws(CommandError) in
    let checks = HealthCheck.all(in: context)
    let exitCode: ExitCode = checks.allSatisfy(\.isOK) ? .fine : .badData
    switch arguments.format {
    case .json:
      return Outcome(
        output: JSONValue.document(["checks": .array(checks.map(\.json))]).encoded,
        exitCode: exitCode)
    case .text:
      let failed = checks.count { !$0.isOK }
      return Outcome(
        output: checks.text(on: context.page),
        notices: ["checks: \(checks.count), wrong: \(failed)"], exitCode: exitCode)
    }
  }
}
