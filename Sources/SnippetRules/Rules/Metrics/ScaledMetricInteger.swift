import DTKBSourceReading

extension Rule {
  /// A scaled metric of an integer type, which does not compile; an untyped `= 18` is a `Double`.
  static let scaledMetricInteger = Rule(
    id: "scaled-metric-integer", severity: .error, fix: .automatic, facts: ["name"],
    triggers: [.word("ScaledMetric")]
  ) { site in
    if site.node.kind == .attribute {
      return site.attributedBindings.filter(site.holdsInteger).map { binding in
        var detection = Detection(
          site.node.range(toNameOf: binding), facts: ["name": .name(binding.name)])
        detection.offer(site.typeEdit(of: binding), as: .automatic)
        return detection
      }
    }
    return site.integerWrapper
  }
}

extension SwiftSite {
  /// The type that compiles in the place of one of integers that stands by its name before a literal.
  fileprivate func typeEdit(of binding: SwiftNode) -> [Edit] {
    guard !node.text.contains("<"), let type = binding.firstChild(.typeAnnotation),
      Self.integers.contains(type.name), let token = type.nameToken,
      binding.firstChild(.initialValue).map({ !makesInteger($0) }) ?? true
    else { return [] }
    let found = type.tree.tokens[token]
    return [Edit(found.start..<found.end, "CGFloat")]
  }

  fileprivate func holdsInteger(_ binding: SwiftNode) -> Bool {
    if node.text.dropFirst().contains("<"), namesInteger(node.text) { return true }
    if let type = binding.firstChild(.typeAnnotation) { return isInteger(type) }
    return binding.firstChild(.initialValue).map(makesInteger) ?? false
  }

  /// Whether a type is one of integers, by its name or by what the file says the name stands for.
  private func isInteger(_ type: SwiftNode) -> Bool {
    if Self.integers.contains(type.name) { return true }
    let aliases = context.declarations(of: type.name, at: type)
    return aliases.contains { alias in
      alias.kind == .typealiasDeclaration && namesInteger(alias.text)
    }
  }

  /// Whether code ends in the name of an integer type: `ScaledMetric<Int>`, `typealias Points = Int`.
  private func namesInteger(_ text: String) -> Bool {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    return words.last.map { Self.integers.contains(String($0)) } ?? false
  }

  /// `Int(18)`, `18 as Int`, or a constant that the code says is an integer.
  private func makesInteger(_ value: SwiftNode) -> Bool {
    if let cast = value.firstChild(.castType), Self.integers.contains(cast.name) { return true }
    return value.outcomes.contains { outcome in
      guard let operand = outcome.operand else { return false }
      let base = operand.base ?? operand
      if base.call != nil { return operand.links.count == 2 && Self.integers.contains(base.name) }
      let constants =
        operand.kind == .identifier
        ? context.declarations(of: operand.name, at: operand)
        : operand.links.count == 2
          ? context.declarations(ofMember: operand.links[1].name, after: base) : []
      return constants.first?.firstChild(.typeAnnotation).map(isInteger) ?? false
    }
  }

  /// A wrapper made by hand: `ScaledMetric<Int>(wrappedValue: 4)`, `ScaledMetric(wrappedValue: Int(4))`.
  fileprivate var integerWrapper: [Detection] {
    guard node.kind == .identifier || node.kind == .member, let call = node.call else { return [] }
    let isInteger =
      if let generics = node.nextSibling, generics.kind == .genericArguments {
        namesInteger(generics.text)
      } else {
        call.argument("wrappedValue").map(makesInteger) ?? false
      }
    guard isInteger else { return [] }
    let target = node.holder?.assignmentTarget?.lastName
    let binding = node.ancestors.first { $0.kind == .binding }?.name
    return [
      Detection(callRange, facts: ["name": .name(target ?? binding ?? "ScaledMetric")])
    ]
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "NSInteger",
  ]
}
