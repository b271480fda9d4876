import DTKBArgumentGrammar
import DynamicTypeScaling

extension Subcommand {
  fileprivate static let value = Positional(
    name: "VALUE",
    abstract: "points at the default text size, such as 12 or 12,5; text styles and frameworks "
      + "need none", arity: .optional)
  fileprivate static let style = Option(
    "relative-to", value: "STYLE", abstract: "the text style whose curve is followed",
    values: .such(["body", "title", "caption2"]), default: TextStyle.body.rawValue)
  fileprivate static let compare = Option(
    "compare", value: "STYLES",
    abstract: "styles whose curves stand side by side, such as body,title,caption2",
    isRepeatable: true)
  fileprivate static let size = Option(
    "size", value: "SIZE", abstract: "one text size; all without it",
    values: .such(["AX5", "xxxLarge", "default", "max"]))
  fileprivate static let api = Option(
    "api", value: "API", abstract: "whose rounding applies",
    values: .oneOf(ScalingAPI.allCases.map(\.rawValue)),
    default: ScalingAPI.scaledMetric.rawValue)
  fileprivate static let framework = Option(
    "framework", value: "FRAMEWORK",
    abstract: "a framework that scales text by a rule of its own on iOS",
    values: .oneOf(Framework.allCases.map(\.rawValue)))
  fileprivate static let displayScale = Option(
    "display-scale", value: "N", abstract: "pixels per point", default: "3")
  fileprivate static let svg = Option(
    "svg", value: "FILE", abstract: "draw the curves into a file too; '-' is the standard output",
    values: .path)

  /// Scales a length.
  static let scale = Subcommand(
    Command(
      name: "scale", abstract: "Computes what a value becomes at a text size.",
      discussion: [
        "In React Native, text grows by the framework's own multipliers, or along the "
          + "dynamicTypeRamp that --relative-to names. In WebKit, --relative-to names the font: "
          + "body is -apple-system-body."
      ],
      positionals: [value],
      options: [
        style, compare, size, api, framework, .platform, displayScale, svg, .language, .format,
      ],
      examples: [
        Command.Example(
          "dtkb scale 12 --relative-to body --size AX5", "a padding of 12 points at AX5"),
        Command.Example("dtkb scale 24 --relative-to title", "the whole curve"),
        Command.Example(
          "dtkb scale 24 --compare body,title,caption2 --svg curves.svg",
          "three curves, on the page and as a drawing"),
        Command.Example(
          "dtkb scale --api text-style --relative-to body --size AX5", "a text style's own size"),
        Command.Example(
          "dtkb scale 14 --framework react-native", "a fontSize of 14 in React Native"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let scaled = try ScaledValues(
      of: arguments.points(), arguments.styles(), by: arguments.rule(), at: arguments.size())
    let isJSON = arguments.format == .json
    var outcome = Outcome(output: isJSON ? scaled.json.encoded : "")
    let svg = try arguments.svg()
    guard !isJSON || svg != nil else { return outcome }

    let language = try context.readerLanguage(arguments).language
    if !isJSON {
      outcome.output = scaled.text(on: context.page, in: language)
      outcome.notices = scaled.notices(in: language)
    }
    guard let svg else { return outcome }
    let drawing = scaled.chart(in: language).svg
    if svg == "-" {
      outcome.output = drawing
    } else {
      try context.replaceFile(at: svg, with: drawing)
      outcome.notices.append("→ " + visible(svg))
    }
    return outcome
  }
}

extension ParsedArguments {
  /// The value to scale, if one was given.
  fileprivate func points() throws(CommandError) -> Double? {
    guard let word = self[Subcommand.value] else { return nil }
    if let points = Double(typed: word) { return points }
    throw .notANumber(
      word, for: Subcommand.value.name, wanted: "a number of points, such as 12 or 12,5")
  }

  /// The styles whose curves are followed, each once; none where none was named.
  fileprivate func styles() throws(CommandError) -> [TextStyle] {
    let compared = all(Subcommand.compare).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    var styles: [TextStyle] = []
    for word in (has(Subcommand.style) ? [self[Subcommand.style] ?? ""] : []) + compared {
      let style = try TextStyle(typed: word)
      if !styles.contains(style) { styles.append(style) }
    }
    return styles
  }

  /// The one size that was asked for.
  fileprivate func size() throws(CommandError) -> DynamicTypeSize? {
    try self[Subcommand.size].map { (word) throws(CommandError) in
      try DynamicTypeSize(typed: word)
    }
  }

  /// The rule that is followed.
  fileprivate func rule() throws(CommandError) -> ScalingRule {
    let table = try table()
    let displayScale = try displayScale()
    guard let framework = self[Subcommand.framework].flatMap(Framework.init) else {
      let api = self[Subcommand.api].flatMap(ScalingAPI.init) ?? .scaledMetric
      return .api(api, table, displayScale: displayScale)
    }
    let name = "\(Subcommand.framework.spelling) \(framework.rawValue)"
    if has(Subcommand.api) { throw .incompatible(Subcommand.api.spelling, name) }
    if table.platform != .iOS {
      throw .incompatible("\(Option.platform.spelling) \(table.platform.rawValue)", name)
    }
    switch framework {
    case .reactNative: return .reactNative(displayScale: displayScale)
    case .webKit:
      if has(Subcommand.displayScale) {
        throw .incompatible(Subcommand.displayScale.spelling, name)
      }
      return .webKit
    }
  }

  private func displayScale() throws(CommandError) -> Double {
    let word = self[Subcommand.displayScale] ?? ""
    if let number = Double(typed: word) { return number }
    throw .notANumber(
      word, for: Subcommand.displayScale.spelling, wanted: "a number, such as 2 or 3")
  }

  /// Where the curves are drawn, if they are.
  fileprivate func svg() throws(CommandError) -> String? {
    guard let path = self[Subcommand.svg] else { return nil }
    let option = Subcommand.svg.spelling
    if has(Subcommand.size) { throw .incompatible(Subcommand.size.spelling, option) }
    if path == "-", format == .json { throw .incompatible("--format json", "\(option) -") }
    return path
  }
}
