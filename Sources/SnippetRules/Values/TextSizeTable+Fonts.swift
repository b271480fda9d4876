import DTKBSourceReading

extension SwiftContext {
  /// The variable, the property or the function that a table gives its values to.
  func target(of table: TextSizeTable) -> SwiftNode? {
    for row in table.rows {
      guard let statement = row.value?.items.first?.parent, statement.kind == .expressionStatement,
        let target = statement.assignmentTarget
      else { continue }
      let name = target.kind == .chain ? objectName(in: target) : target
      guard let name else { return nil }
      return name.kind == .member
        ? name.chain?.base.flatMap { declarations(ofMember: name.name, after: $0).first }
        : declarations(of: name.name, at: name).first
    }
    return table.node.ancestors.first {
      $0.kind == .binding || $0.kind == .functionDeclaration || $0.kind.declaresType
    }.flatMap { $0.kind.declaresType ? nil : $0 }
  }

  /// The calls that make a font of a size which a table has a part in.
  func fonts(sizedBy table: TextSizeTable) -> [SwiftNode] {
    guard let target = target(of: table) else { return [] }
    var found: [SwiftNode] = []
    var pending = [target]
    var known: Set<Int> = [target.index]
    // No factor that people write goes through more variables.
    for _ in 0..<8 {
      guard let declaration = pending.popLast() else { break }
      for use in (uses(of: declaration) + usesThroughType(of: declaration)).prefix(32) {
        guard let taker = use.ancestors.first(where: \.takesValue) else { continue }
        if taker.kind == .argument {
          guard let maker = taker.parent?.callee, madeFont(by: maker) != nil,
            known.insert(maker.index).inserted
          else { continue }
          found.append(maker)
        } else if let binding = taker.parent, known.insert(binding.index).inserted {
          pending.append(binding)
        }
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}

extension SwiftNode {
  /// Whether a value within goes no further: it is an argument by its name, or the value of a variable.
  fileprivate var takesValue: Bool {
    switch kind {
    case .argument: isNamed("ofSize") || isNamed("size")
    case .initialValue: true
    default: false
    }
  }
}
