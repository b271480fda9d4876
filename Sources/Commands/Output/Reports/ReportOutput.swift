import DTKBArgumentGrammar
import DTKBOperatingSystem

extension Option {
  /// How the report of the checker is written to the standard output.
  static let reportFormat = Option(
    Option.format.name, value: "FORMAT", abstract: Option.format.abstract,
    values: .oneOf(ReportFormat.all.map(\.name)), default: Option.format.defaultValue)

  /// Where else a report goes, and in which form.
  static let reportOutput = Option(
    "output", value: "FORMAT=FILE",
    abstract: "write the results in this format to this file, - for the standard output; "
      + "several go side by side",
    isRepeatable: true)
}

/// A form of the report and the place where it goes.
struct ReportOutput: Sendable {
  /// The form.
  let format: ReportFormat
  /// The file as it was typed; `nil` for the standard output.
  let path: String?

  /// Whether it is what is written unasked.
  var isPlainText: Bool { path == nil && format.name == ReportFormat.text.name }

  /// What a command line asks for: text on the standard output if nothing.
  ///
  /// - Parameter isSuggesting: whether the standard output is for the edits that are left to a person.
  static func outputs(
    _ arguments: ParsedArguments, suggesting isSuggesting: Bool = false
  ) throws(CommandError) -> [ReportOutput] {
    var words = arguments.all(.reportOutput)
    if words.isEmpty || arguments.has(.reportFormat) {
      words.insert((arguments[.reportFormat] ?? ReportFormat.text.name) + "=-", at: 0)
    }
    var outputs: [ReportOutput] = []
    for (place, word) in words.enumerated() {
      let output = try ReportOutput(word)
      if let other = outputs.firstIndex(where: { $0.path == output.path }) {
        throw .incompatible("--output \(words[other])", "--output \(words[place])")
      }
      outputs.append(output)
    }
    guard isSuggesting else { return outputs }
    if let other = outputs.first(where: { $0.path == nil && !$0.isPlainText }) {
      throw .incompatible("--suggest", "--format \(other.format.name)")
    }
    return [ReportOutput(format: .suggestions, path: nil)] + outputs.filter { $0.path != nil }
  }

  private init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }

  /// Reads `FORMAT=FILE`.
  private init(_ word: String) throws(CommandError) {
    let name = String(word.prefix { $0 != "=" })
    let path = String(word.dropFirst(name.count + 1))
    guard let format = ReportFormat.all.first(where: { $0.name == name.lowercased() }) else {
      let names = ReportFormat.all.map(\.name)
      throw .arguments(
        .notAChoice(
          name, for: Option.reportOutput.spelling, choices: names,
          nearest: nearest(to: name, among: names).first))
    }
    guard !path.isEmpty else { throw .noOutputFile(format: format.name) }
    self.format = format
    self.path = path == "-" ? nil : path
  }
}

extension CommandContext {
  /// The folder that relative paths start from.
  var currentFolder: String? { folder ?? Folder.current }

  /// Writes a report to all its places; one that cannot be written does not keep the others from it.
  func write(
    _ report: CheckReport, to outputs: [ReportOutput], with setting: ReportSetting
  ) throws(CommandError) -> (standardOutput: String, errors: [CommandError]) {
    var standardOutput = ""
    var errors: [CommandError] = []
    for output in outputs {
      var setting = setting
      setting.page = output.path == nil ? page : TextPage(width: nil)
      let text = try output.format.write(report, setting)
      guard let path = output.path else {
        standardOutput = text
        continue
      }
      do throws(CommandError) {
        try replaceFile(at: path, with: text)
      } catch {
        errors.append(error)
      }
    }
    return (standardOutput, errors)
  }
}
