import DynamicTypeScaling

extension Directive {
  /// The number that the directive stands for within a sentence: in points, or a factor.
  public func number() throws(DirectiveError) -> Double {
    switch (name, arguments.count) {
    case ("size", 2):
      return try scaled(1, as: .textStyle, style: arguments[0], size: arguments[1], displayScale: 3)
    case ("scale", 3...5):
      return try scaled(
        decimal(arguments[0]), as: api(at: 3), style: arguments[1], size: arguments[2],
        displayScale: arguments.count > 4 ? decimal(arguments[4]) : 3)
    case ("factor", 2):
      return try factor(of: arguments[0], size: arguments[1])
    default: throw .notUnderstood(self)
    }
  }

  /// How far text grows from the default size to another one: by the sizes of a text style, or by
  /// React Native's own table.
  private func factor(of word: String, size: String) throws(DirectiveError) -> Double {
    if word == "react-native" { return ReactNativeScaling.multiplier(at: try self.size(size)) }
    func points(_ size: String) throws(DirectiveError) -> Double {
      try scaled(1, as: .textStyle, style: word, size: size, displayScale: 3)
    }
    return try points(size) / points("large")
  }

  /// The table that the directive stands for in a paragraph of its own.
  public func table() throws(DirectiveError) -> FigureTable {
    switch (name, arguments.count) {
    case ("sizes", 0):
      return try table(of: DynamicTypeTable.iOS.styles)
    case ("sizes", _):
      var styles: [TextStyle] = []
      for word in arguments { styles.append(try style(word)) }
      return try table(of: styles)
    case ("scale", 2):
      let style = try style(arguments[1])
      let values = try values(of: decimal(arguments[0]), as: .scaledMetric, style)
      return FigureTable(rows: [.init(style: style.rawValue, values: values)])
    default: throw .notUnderstood(self)
    }
  }

  private func table(of styles: [TextStyle]) throws(DirectiveError) -> FigureTable {
    var rows: [FigureTable.Row] = []
    for style in styles {
      let values = try values(of: 1, as: .textStyle, style)
      rows.append(.init(style: style.rawValue, values: values))
    }
    return FigureTable(rows: rows)
  }

  private func values(
    of base: Double, as api: ScalingAPI, _ style: TextStyle
  ) throws(DirectiveError) -> [DynamicTypeSize: Double] {
    do throws(ScalingError) {
      return try api.values(for: base, relativeTo: style)
    } catch {
      throw .noFigure(error, self)
    }
  }

  private func scaled(
    _ base: Double, as api: ScalingAPI, style word: String, size: String, displayScale: Double
  ) throws(DirectiveError) -> Double {
    let style = try style(word)
    let size = try self.size(size)
    do throws(ScalingError) {
      return try api.value(for: base, relativeTo: style, at: size, displayScale: displayScale)
    } catch {
      throw .noFigure(error, self)
    }
  }

  private func size(_ word: String) throws(DirectiveError) -> DynamicTypeSize {
    guard let size = try? DynamicTypeSize(parsing: word) else { throw .unknownWord(word, in: self) }
    return size
  }

  private func style(_ word: String) throws(DirectiveError) -> TextStyle {
    guard let style = try? TextStyle(parsing: word) else { throw .unknownWord(word, in: self) }
    return style
  }

  private func api(at index: Int) throws(DirectiveError) -> ScalingAPI {
    guard index < arguments.count else { return .scaledMetric }
    guard let api = ScalingAPI(rawValue: arguments[index]) else {
      throw .unknownWord(arguments[index], in: self)
    }
    return api
  }

  private func decimal(_ word: String) throws(DirectiveError) -> Double {
    guard let number = Double(word) else { throw .unknownWord(word, in: self) }
    return number
  }
}
