import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A required constraint that gives a label, a button or a field a height in points.
  ///
  /// It knows anchors, `NSLayoutConstraint`, the visual format, SnapKit and PureLayout.
  static let labelFixedHeight = Rule(
    id: "label-fixed-height", severity: .warning, fix: .suggested,
    facts: ["height", "size", "needed", "largest"],
    triggers: [
      .call("constraint", label: "equalToConstant"), .call("NSLayoutConstraint", label: "item"),
      .call("equalTo"), .call("constraints", label: "withVisualFormat"),
      .call("autoSetDimension"), .call("autoSetDimensions", label: "to"),
      .call("heightAnchor", label: "equalToConstant"),
    ]
  ) { site in
    switch site.node.name {
    case "constraint": return site.anchoredHeight
    case "NSLayoutConstraint": return site.constrainedHeight
    case "equalTo": return site.snappedHeight
    case "constraints": return site.formattedHeights
    default: return site.dimensionedHeight
    }
  }
}

extension SwiftSite {
  /// Reads `label.heightAnchor.constraint(equalToConstant: 22)`.
  fileprivate var anchoredHeight: [Detection] {
    guard let chain = node.chain, let argument = call?.argument("equalToConstant") else {
      return []
    }
    let links = chain.links
    guard let place = links.firstIndex(of: node), place > 0,
      links[place - 1].isNamed("heightAnchor"), !chain.lowersPriority, !isLoweredOrScaledLater
    else { return [] }
    let object = links[..<(place - 1)].last { $0.kind == .identifier || $0.kind == .member }
    return detections(
      argument, object, [Edit(argument.nameTokenRange, "greaterThanOrEqualToConstant")],
      isRequired: !chain.isJustBelowRequired)
  }

  /// Reads `NSLayoutConstraint(item: label, attribute: .height, relatedBy: .equal, toItem: nil, …, constant: 22)`.
  fileprivate var constrainedHeight: [Detection] {
    guard let call, let attribute = call.argument("attribute"), attribute.mentions(["height"]),
      call.argument("relatedBy")?.mentions(["equal"]) == true,
      call.argument("toItem")?.firstChild(.nil) != nil,
      let item = call.argument("item")?.operand,
      let constant = call.argument("constant"), !isLoweredOrScaledLater
    else { return [] }
    let object =
      item.kind == .chain ? item.links.last { $0.kind != .call } : item
    let relation = call.argument("relatedBy")?.operand
    let name = relation?.kind == .chain ? relation?.links.last : relation
    return detections(
      constant, object, [name.map { Edit($0.nameTokenRange, "greaterThanOrEqual") }])
  }

  /// Reads `make.height.equalTo(44)` within `label.snp.makeConstraints`.
  fileprivate var snappedHeight: [Detection] {
    guard let chain = node.chain, let given = call?.firstUnlabelledArgument,
      let argument = chain.links.contains(where: { $0.isNamed("height") })
        ? given : chain.links.contains(where: { $0.isNamed("size") }) ? given.heightOfSize : nil,
      !chain.lowersPriority,
      let closure = node.ancestors.first(where: { $0.kind == .closure }),
      let maker = closure.callee, maker.name.hasSuffix("Constraints"), let outer = maker.chain
    else { return [] }
    let links = outer.links
    guard let snap = links.firstIndex(where: { $0.isNamed("snp") }) else { return [] }
    let object = links[..<snap].last { $0.kind == .identifier || $0.kind == .member }
    // A least size would have to be taken apart.
    let isHeight = argument == given
    return detections(
      argument, object, isHeight ? [Edit(node.nameTokenRange, "greaterThanOrEqualTo")] : [],
      isRequired: !chain.isJustBelowRequired)
  }

  /// Reads `label.autoSetDimension(.height, toSize: 22)`.
  fileprivate var dimensionedHeight: [Detection] {
    guard let chain = node.chain, let call, call.argument("relation") == nil,
      let argument = node.isNamed("autoSetDimensions")
        ? call.argument("to")?.heightOfSize
        : call.firstUnlabelledArgument?.mentions(["height"]) == true
          ? call.argument("toSize") : nil
    else { return [] }
    let links = chain.links
    let object = links.prefix { $0 != node }.last { $0.kind == .identifier || $0.kind == .member }
    let end = argument.range.upperBound
    return detections(argument, object, [Edit(end..<end, ", relation: .greaterThanOrEqual")])
  }

  /// Reads `"V:|-[title(20)]-|"`.
  fileprivate var formattedHeights: [Detection] {
    guard let call, let format = call.argument("withVisualFormat"),
      let literal = format.operand, literal.kind == .string
    else { return [] }
    let views = call.argument("views").flatMap(context.dictionary)
    let metrics = call.argument("metrics").flatMap(context.dictionary)
    return VisualFormat(literal.stringText).heights.flatMap { name, rule -> [Detection] in
      guard let height = Double(rule) ?? metrics?.height(rule, in: context) else { return [] }
      // The names are those of a dictionary, mostly those of the variables.
      let object =
        views?.value(ofKey: name)?.operand.map { $0.links.last ?? $0 }
        ?? context.references(by: name).first
      let subject =
        object.map { context.subject(named: $0) } ?? UIKitSubject.other
      guard subject != .other, let object else { return [] }
      return detections(format.expressionRange, object, height, isCertain: true)
    }
  }

  private func detections(
    _ argument: SwiftNode, _ object: SwiftNode?, _ edits: [Edit?], isRequired: Bool = true
  ) -> [Detection] {
    guard case .points(let height, let isCertain) = context.fixedLength(of: argument),
      !context.isArrangedByTextSize(node)
    else { return [] }
    if context.isSquare(object, ofSide: height) { return [.undecided(argument.range)] }
    return detections(argument.range, object, height, isCertain: isCertain && isRequired).map {
      var detection = $0
      detection.offer(edits, as: .suggested)
      return detection
    }
  }

  private func detections(
    _ range: Range<Int>, _ object: SwiftNode?, _ height: Double, isCertain: Bool
  ) -> [Detection] {
    guard let platform, let (column, isTold) = column(of: object),
      let figure = HeightFigure(column, in: height, on: platform)
    else { return [] }
    var detection = Detection(range)
    detection.take(figure, of: column, in: height)
    if !isCertain || !isTold { detection.severity = .note }
    return [detection]
  }

  /// The text of the object that a constraint is on; nil where it shows none.
  private func column(of object: SwiftNode?) -> (TextColumn, isTold: Bool)? {
    guard let object, !object.isNamed("self") else {
      guard let type = context.types.type(around: node) else { return nil }
      let subject = context.subject(ofType: type)
      guard subject != .other else { return nil }
      var column = TextColumn(lines: [TextColumn.Line(.body, wraps: subject == .label)])
      column.isCertain = false
      return (column, true)
    }
    let subject = context.subject(named: object)
    guard subject != .other else { return nil }
    if subject == .button, context.showsPictureOnly(object) { return nil }
    return (context.line(of: object, subject), true)
  }

  /// Whether the constraint is kept, and then lowered in its priority or given a scaled constant.
  private var isLoweredOrScaledLater: Bool {
    guard let kept = keptConstraint else { return false }
    if context.assignments(toProperty: "priority").contains(where: {
      $0.receivers.contains(kept) && !$0.statement.mentions(["required"])
    }) {
      return true
    }
    return context.assignments(toProperty: "constant").contains { assignment in
      guard assignment.receivers.contains(kept) else { return false }
      if case .points = context.fixedLength(of: assignment.statement) { return false }
      return true
    }
  }

  /// The variable that the constraint is kept in, or the property that it is assigned to.
  private var keptConstraint: Receiver? {
    guard let holder = node.holder else { return nil }
    if holder.kind == .initialValue, let binding = holder.parent, binding.kind == .binding {
      return .declaration(binding.index)
    }
    guard holder.kind == .expressionStatement, let target = holder.assignmentTarget,
      let name = target.kind == .chain ? context.objectName(in: target) : target
    else { return nil }
    return context.receivers(named: name).first
  }
}

extension SwiftContext {
  /// Whether an object is as wide as it is high, as the buttons are that show a symbol; `nil` is the type itself.
  fileprivate func isSquare(_ object: SwiftNode?, ofSide side: Double) -> Bool {
    let receivers =
      object.map { self.receivers(named: $0) } ?? [.itself("")]
    return receivers.contains { fixedWidths[$0]?.contains(side) ?? false }
  }
}

extension SwiftNode {
  /// Whether a chain takes a little off the required priority, which text still cannot push away.
  fileprivate var isJustBelowRequired: Bool {
    links.contains { link in
      Words(link.name).contains("priority")
        && link.call?.subtree.contains { $0.kind == .infixOperator && $0.isNamed("-") } == true
    }
  }

  /// Whether a chain gives its constraint a priority below required.
  fileprivate var lowersPriority: Bool {
    links.contains { link in
      Words(link.name).contains("priority") && link.call?.mentions(["required"]) != true
    }
  }
}

extension SwiftNode {
  /// The height of a size that an argument makes, if that is wider than high.
  fileprivate var heightOfSize: SwiftNode? {
    guard let operand = operand, let base = operand.base, base.isNamed("CGSize"),
      let width = base.call?.argument("width"), let height = base.call?.argument("height"),
      width.operand?.numberValue != height.operand?.numberValue
    else { return nil }
    return height
  }
}

extension SwiftContext {
  /// The dictionary that an argument is, itself or through a constant.
  fileprivate func dictionary(in holder: SwiftNode) -> SwiftNode? {
    guard let operand = holder.operand else { return nil }
    if operand.kind == .collection { return operand }
    let reference = operand.plainReference ?? operand
    guard let declaration = declarations(behind: reference).first,
      let value = declaration.firstChild(.initialValue) ?? declaration.viewBody?.results.first,
      let literal = value.operand, literal.kind == .collection
    else { return nil }
    return literal
  }
}

extension SwiftNode {
  /// The value under a string in a literal of a dictionary.
  fileprivate func value(ofKey name: String) -> SwiftNode? {
    let key = children.prefix(128).first {
      $0.kind == .key && $0.firstChild(.string)?.stringText == name
    }
    return key?.nextSibling
  }

  /// The height that the metrics of a visual format call so.
  fileprivate func height(_ name: String, in context: SwiftContext) -> Double? {
    guard let value = value(ofKey: name),
      case .points(let height, _) = context.fixedLength(of: value)
    else { return nil }
    return height
  }
}

/// The heights that a visual format gives to views: numbers, or the names of metrics.
struct VisualFormat {
  let heights: [(name: String, height: String)]

  init(_ format: String) {
    guard format.hasPrefix("V:") else {
      heights = []
      return
    }
    var heights: [(String, String)] = []
    for part in format.split(separator: "[").dropFirst().prefix(64) {
      let view = part.prefix { $0 != "]" }
      guard let open = view.firstIndex(of: "("), view.last == ")" else { continue }
      let rule = view[view.index(after: open)...].dropLast()
      // A minimum, a maximum, a priority or another view are no fixed height.
      let number = rule.hasPrefix("==") ? rule.dropFirst(2) : rule
      guard let first = number.first, first.isNumber || first.isLetter,
        number.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
      else { continue }
      heights.append((String(view[..<open]), String(number)))
    }
    self.heights = heights
  }
}
