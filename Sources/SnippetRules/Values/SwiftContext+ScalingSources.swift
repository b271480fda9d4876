import DTKBSourceReading

/// What makes a number follow the reader's text size.
struct ScalingSource {
  /// How the code calls it: the name of a metric, of a variable or of a function, or the call itself.
  let name: String
  /// The scaled metric, where the number is its plain value.
  let metric: SwiftNode?
}

extension SwiftContext {
  /// What makes an expression follow the reader's text size; nil where nothing in the file tells.
  ///
  /// Looks through variables, computed properties, functions, and what the calls in the file hand over.
  func scalingSource(of holder: SwiftNode) -> ScalingSource? {
    for outcome in holder.outcomes {
      if let operand = outcome.operand, let metric = metric(namedBy: operand) {
        return ScalingSource(name: metric.name, metric: metric)
      }
    }
    return scalingName(in: holder, hops: 0).map { ScalingSource(name: $0, metric: nil) }
  }

  /// The scaled metric whose plain value an operand is: `size`, `self.size`.
  private func metric(namedBy operand: SwiftNode) -> SwiftNode? {
    guard let reference = operand.plainReference else { return nil }
    return declarations(behind: reference).first { $0.isScaledMetric }
  }

  /// Nobody hands a length on further than this.
  private static let mostHops = 4

  private func scalingName(in holder: SwiftNode, hops: Int) -> String? {
    guard hops < Self.mostHops else { return nil }
    for node in holder.subtree.prefix(256) where node.nameToken != nil && node.kind != .argument {
      switch node.name {
      case "scaledValue", "preferredFont", "preferredFontDescriptor":
        // For given traits, such as those of the default size, it may well not follow the reader.
        if let call = node.call, call.argument("compatibleWith") == nil {
          return tree.excerpt((node.chain ?? node).range)
        }
      default: break
      }
      guard node.isReference else { continue }
      for declaration in declarations(behind: node).prefix(8)
      where !declaration.contains(node) && scales(declaration, hops: hops) {
        return node.name
      }
    }
    return nil
  }

  /// Whether a variable, a parameter or a function follows the reader's text size, as far as the file tells.
  private func scales(_ declaration: SwiftNode, hops: Int) -> Bool {
    if declaration.isScaledMetric { return true }
    if declaration.variable?.attributes.contains(where: {
      Words($0.name).contains("scaled") || project.scalingWrappers.contains($0.name)
    }) == true {
      return true
    }
    if let value = declaration.firstChild(.initialValue) {
      return scalingName(in: value, hops: hops + 1) != nil
    }
    let body =
      declaration.firstChild(.codeBlock)
      ?? declaration.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    if let body {
      return body.results.prefix(16).contains { scalingName(in: $0, hops: hops + 1) != nil }
    }
    guard declaration.kind == .parameter || declaration.kind == .binding else { return false }
    return argumentsHanded(to: declaration).contains { scalingName(in: $0, hops: hops + 1) != nil }
  }

  /// What the calls in the file hand over for a parameter, or for a property of a memberwise initialiser.
  private func argumentsHanded(to declaration: SwiftNode) -> [SwiftNode] {
    guard let around = declaration.parent else { return [] }
    if declaration.kind == .parameter {
      let name =
        around.kind == .initializerDeclaration
        ? types.type(around: around)?.name ?? "" : around.name
      let label = declaration.argumentLabel
      return calls(of: name).prefix(64).compactMap { call in
        label.map { call.argument($0) } ?? call.firstUnlabelledArgument
      }
    }
    guard declaration.variable?.parent?.kind == .members, let type = types.type(around: around)
    else {
      return []
    }
    return calls(of: type.name).prefix(64).compactMap { $0.argument(declaration.name) }
  }

  /// The declarations behind a plain name or a member of `self`.
  func declarations(behind reference: SwiftNode) -> [SwiftNode] {
    reference.kind == .identifier
      ? declarations(of: reference.name, at: reference)
      : reference.chain?.base.map { declarations(ofMember: reference.name, after: $0) } ?? []
  }
}

extension SwiftNode {
  /// Whether a variable is a scaled metric.
  var isScaledMetric: Bool {
    kind == .binding && variable?.attributes.contains { $0.isNamed("ScaledMetric") } == true
  }

  /// The name that an operand is, and nothing else: `size`, or the `size` of `self.size`.
  var plainReference: SwiftNode? {
    if kind == .identifier { return self }
    guard kind == .chain, let base, base.isNamed("self") || base.isNamed("Self") else { return nil }
    let links = links
    return links.count == 2 && links[1].kind == .member ? links[1] : nil
  }
}
