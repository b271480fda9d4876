import DTKBSourceReading

extension Rule {
  /// A write to a scaled metric, which can only be read: an assignment, `+=`, `&metric`, `$metric`.
  static let scaledMetricAssigned = Rule(
    id: "scaled-metric-assigned", severity: .error, fix: .none, facts: ["name"],
    triggers: [.attribute("ScaledMetric")]
  ) { site in
    site.attributedBindings.flatMap { binding in
      site.writes(to: binding).map { Detection($0, facts: ["name": .name(binding.name)]) }
    }
  }
}

extension SwiftSite {
  /// The bytes of every write to a metric.
  fileprivate func writes(to binding: SwiftNode) -> [Range<Int>] {
    var found = context.references(to: binding).compactMap(\.rangeOfWrite)
    let type = context.types.type(around: binding)?.path
    // The projection and the wrapper have names of their own.
    for place in context.references(by: "$" + binding.name)
    where context.types.type(around: place)?.path == type
      && context.declarations(of: place.name, at: place).isEmpty
    {
      found.append(place.writtenRange)
    }
    for place in context.references(by: "_" + binding.name)
    where context.types.type(around: place)?.path == type {
      guard let chain = place.chain, let last = chain.links.last, last.isNamed("wrappedValue"),
        let range = last.rangeOfWrite
      else { continue }
      found.append(range)
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension SwiftNode {
  /// The bytes of a name with `self.` in front.
  fileprivate var writtenRange: Range<Int> {
    guard kind == .member, let base = chain?.base else { return range }
    return base.range.lowerBound..<range.upperBound
  }

  /// The bytes of the statement that writes to what a name stands for; nil where it is only read.
  fileprivate var rangeOfWrite: Range<Int>? {
    // With `self` in front.
    let operand = chain ?? self
    // `metric.description = …` would write to something else.
    guard operand == self || operand.links.last == self, let holder = operand.parent else {
      return nil
    }
    if holder.kind == .expressionStatement {
      if holder.assignmentTarget == operand { return holder.range }
      if let next = operand.nextSibling, next.kind == .infixOperator,
        ["+=", "-=", "*=", "/="].contains(next.name),
        operand.previousSibling == nil
      {
        return holder.range
      }
    }
    if let sign = operand.previousSibling, sign.kind == .prefixOperator, sign.isNamed("&") {
      return sign.range.lowerBound..<operand.range.upperBound
    }
    return nil
  }
}
