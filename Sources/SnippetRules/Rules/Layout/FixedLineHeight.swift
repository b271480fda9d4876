import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A height of lines, or a spacing between them, in points: it stays while the lines grow.
  ///
  /// A greatest height cuts lines off; a least height and a spacing only spoil the look, and are notes.
  static let fixedLineHeight = Rule(
    id: "fixed-line-height", severity: .warning, fix: .suggested,
    facts: ["name", "points", "wanted", "largest"],
    triggers: [
      .word("maximumLineHeight"), .word("minimumLineHeight"), .word("lineSpacing"),
      .call("exact", label: "points"),
    ]
  ) { site in
    if site.node.isNamed("exact") { return site.exactLineHeight }
    if site.node.isNamed("lineSpacing"), site.call != nil { return site.lineSpacing }
    return site.paragraphMetric
  }
}

extension SwiftSite {
  /// Reads `paragraph.maximumLineHeight = 22`.
  fileprivate var paragraphMetric: [Detection] {
    guard let statement = node.ancestors.first(where: { $0.kind == .expressionStatement }),
      let target = statement.assignmentTarget, target.contains(node),
      node == target || target.links.last == node,
      case .points(let points, let isCertain) = context.fixedLength(of: statement),
      !context.isArrangedByTextSize(node)
    else { return [] }
    let style = styleNearby(statement)
    var detection = Detection(node.range.lowerBound..<statement.range.upperBound)
    guard let figure = lineFigure(style, points) else { return [] }
    let isSpacing = node.isNamed("lineSpacing")
    if isSpacing {
      guard points >= Self.noticeableSpacing else { return [] }
    } else {
      guard figure.leadingAtLargest > points else { return [] }
      detection.firstBrokenSize = figure.firstSize
    }
    detection.severity = node.isNamed("maximumLineHeight") && isCertain ? .warning : .note
    detection.facts = [
      "name": .name(node.name), "points": .number(points),
      "wanted": .number(isSpacing ? figure.spacingAtLargest : figure.leadingAtLargest),
      "largest": .name(figure.largest.shortName),
    ]
    if let number = statement.literalNumber {
      let metrics = "UIFontMetrics(forTextStyle: .\(style.spelled(as: .uiKit)))"
      detection.offer(
        [Edit(number.range, "\(metrics).scaledValue(for: \(number.text))")], as: .suggested)
    }
    return [detection]
  }

  /// Reads `.lineSpacing(11)` on text.
  fileprivate var lineSpacing: [Detection] {
    guard let argument = call?.firstUnlabelledArgument,
      case .points(let points, _) = context.fixedLength(of: argument),
      points >= Self.noticeableSpacing, !context.isArrangedByTextSize(node)
    else { return [] }
    let texts = modifiedView.map { content(of: $0).texts } ?? []
    let font = texts.first.flatMap { context.fontsInForce(at: $0).first } ?? .style(.body)
    let style = context.nearestStyle(to: font) ?? .body
    guard let figure = lineFigure(style, points) else { return [] }
    var detection = Detection(modifierRange, severity: .note)
    detection.facts = [
      "name": .name(node.name), "points": .number(points),
      "wanted": .number(figure.spacingAtLargest), "largest": .name(figure.largest.shortName),
    ]
    if let number = argument.literalNumber {
      detection.offer(
        scaledMetric(inPlaceOf: number, as: "lineSpacing", following: style), as: .suggested)
    }
    return [detection]
  }

  /// Reads `.lineHeight(.exact(points: 22))`.
  fileprivate var exactLineHeight: [Detection] {
    guard let argument = call?.argument("points"),
      let around = node.ancestors.first(where: { $0.kind == .call })?.callee,
      around.isNamed("lineHeight"),
      case .points(let points, let isCertain) = context.fixedLength(of: argument),
      !context.isArrangedByTextSize(node)
    else { return [] }
    let font =
      around.chain.flatMap { context.content(of: $0).texts.first }
      .flatMap { context.fontsInForce(at: $0).first } ?? .style(.body)
    let style = context.nearestStyle(to: font) ?? .body
    guard let figure = lineFigure(style, points), figure.leadingAtLargest > points
    else { return [] }
    var detection = Detection(callRange, severity: isCertain ? .warning : .note)
    detection.facts = [
      "name": .name("lineHeight"), "points": .number(points),
      "wanted": .number(figure.leadingAtLargest), "largest": .name(figure.largest.shortName),
    ]
    detection.firstBrokenSize = figure.firstSize
    if let number = argument.literalNumber {
      detection.offer(
        scaledMetric(inPlaceOf: number, as: "lineHeight", following: style), as: .suggested)
    }
    return [detection]
  }

  /// From so many points on a spacing that stays is seen to be tight.
  private static var noticeableSpacing: Double { 6 }

  /// The style of the text that a paragraph style is for: the first that its function names, else body.
  private func styleNearby(_ statement: SwiftNode) -> TextStyle {
    let function = statement.ancestors.first {
      $0.kind == .functionDeclaration || $0.kind == .initializerDeclaration || $0.kind == .binding
    }
    for call in context.calls(of: "preferredFont").prefix(64)
    where function?.contains(call) ?? true {
      if let name = call.argument("forTextStyle")?.operand,
        let style = try? TextStyle(
          parsing: (name.kind == .chain ? name.links.last : name)?.name ?? "")
      {
        return style
      }
    }
    return .body
  }

  private func lineFigure(_ style: TextStyle, _ points: Double) -> LeadingFigure? {
    platform.flatMap { LeadingFigure(style, points, $0.table) }
  }
}

/// What the lines of a style take at the largest size, and what a spacing would be that grew with them.
private struct LeadingFigure {
  let largest: DynamicTypeSize
  let leadingAtLargest: Double
  let spacingAtLargest: Double
  /// The smallest size at which a line is higher than so many points.
  let firstSize: DynamicTypeSize?

  init?(_ style: TextStyle, _ points: Double, _ table: DynamicTypeTable) {
    guard let largest = table.sizes.last, let lines = try? TextLines(of: style, in: table),
      let leading = try? table.leading(of: style, at: largest),
      let spacing = try? ScalingAPI.scaledMetric.value(
        for: points, relativeTo: style, at: largest, in: table)
    else { return nil }
    self.largest = largest
    self.leadingAtLargest = leading
    self.spacingAtLargest = spacing.rounded()
    self.firstSize = (try? lines.firstSizeClipped(byHeight: points)) ?? nil
  }
}
