import DTKBArgumentGrammar
import DynamicTypeScaling

extension Subcommand {
  private static let value = Positional(
    name: "VALUE",
    abstract: "points at the default text size, such as 12 or 12,5; a text style "
      + "needs none", arity: .optional)
  private static let style = Option(
    "relative-to", value: "STYLE", abstract: "the text style whose curve is followed",
    values: .such(["body", "title", "caption2"]), default: TextStyle.body.rawValue)
  private static let size = Option(
    "size", value: "SIZE", abstract: "one text size; all without it",
    values: .such(["AX5", "xxxLarge", "default", "max"]))
  private static let api = Option(
    "api", value: "API", abstract: "whose rounding applies",
    values: .oneOf(ScalingAPI.allCases.map(\.rawValue)),
    default: ScalingAPI.scaledMetric.rawValue)
  private static let displayScale = Option(
    "display-scale", value: "N", abstract: "pixels per point", default: "3")

  /// Scales a length.
  static let scale = Subcommand(
    Command(
      name: "scale", abstract: "Computes what a value becomes at a text size.",
      positionals: [value],
      options: [style, size, api, .platform, displayScale, .language, .format],
      examples: [
        Command.Example(
          "dtkb scale 12 --relative-to body --size AX5", "a padding of 12 points at AX5"),
        Command.Example("dtkb scale 24 --relative-to title", "the whole curve"),
        Command.Example(
          "dtkb scale --api text-style --relative-to body --size AX5", "a text style's own size"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let api = arguments[api].flatMap(ScalingAPI.init) ?? .scaledMetric
    let table = try arguments.table()
    let style = try TextStyle(typed: arguments[style] ?? "")
    let size = try arguments[size].map { (word) throws(CommandError) in
      try DynamicTypeSize(typed: word)
    }
    let scaled = try ScaledValues(
      base: arguments.points(value, api: api, style, in: table), style: style, api: api,
      displayScale: arguments.decimal(displayScale), size: size, in: table)
    switch arguments.format {
    case .json: return Outcome(output: scaled.json.encoded)
    case .text:
      let language = try context.readerLanguage(arguments).language
      return Outcome(
        output: scaled.text(on: context.page, in: language), notices: [scaled.summary(in: language)]
      )
    }
  }
}

extension ParsedArguments {
  /// The value to scale; for a text style that of the style itself, where none is given.
  fileprivate func points(
    _ value: Positional, api: ScalingAPI, _ style: TextStyle, in table: DynamicTypeTable
  ) throws(CommandError) -> Double {
    if let word = self[value] {
      guard let points = Double(typed: word) else {
        throw .notANumber(word, for: value.name, wanted: "a number of points, such as 12 or 12,5")
      }
      return points
    }
    guard api == .textStyle else {
      throw .arguments(.missingArgument(value.name, command: "scale"))
    }
    return try figure { () throws(ScalingError) in
      try table.cell(style, at: table.defaultSize).points
    }
  }

  fileprivate func decimal(_ option: Option) throws(CommandError) -> Double {
    let word = self[option] ?? ""
    if let number = Double(typed: word) { return number }
    throw .notANumber(word, for: option.spelling, wanted: "a number, such as 2 or 3")
  }
}
