import DTKBSourceReading

extension Rule {
  /// `@ScaledMetric` where no view installs it: in a class, an enum, a plain struct, a static or a local variable.
  ///
  /// It reads the environment of the view that holds it; elsewhere it keeps its starting value.
  static let scaledMetricMisplaced = Rule(
    id: "scaled-metric-misplaced", severity: .error, fix: .none,
    facts: ["metric", "type", "kind"],
    triggers: [.attribute("ScaledMetric"), .call("ScaledMetric", label: "wrappedValue")]
  ) { site in
    if site.node.kind == .attribute { return site.misplacedProperty }
    return site.misplacedValue
  }
}

extension SwiftSite {
  /// A property with the attribute that no view installs.
  fileprivate var misplacedProperty: [Detection] {
    guard let variable = node.parent, variable.kind == .variableDeclaration else { return [] }
    let bindings = variable.children.filter { $0.kind == .binding && $0.nameToken != nil }
    guard let last = bindings.last, let home = home(of: variable) else { return [] }
    let end = last.firstChild(.typeAnnotation)?.range.upperBound ?? last.range.upperBound
    let start = node.range.lowerBound
    let names = bindings.map(\.name).joined(separator: ", ")
    var detection = Detection(start..<min(last.nameEnd, end))
    detection.facts = home.facts(ofMetric: names)
    return [detection]
  }

  /// A wrapper that is made by hand where no view can install it: read at once, or kept in a class or a static.
  fileprivate var misplacedValue: [Detection] {
    if let chain = node.chain,
      chain.links.contains(where: { $0.isNamed("wrappedValue") && $0.kind == .member })
    {
      return [valueReadAtOnce(chain)]
    }
    guard let value = node.chain?.parent, value.kind == .initialValue, let binding = value.parent,
      binding.nameToken != nil, let variable = binding.variable, let home = home(of: variable)
    else { return [] }
    var detection = Detection(callRange)
    detection.facts = home.facts(ofMetric: binding.name)
    return [detection]
  }

  /// `ScaledMetric(wrappedValue: 8).wrappedValue` is read before any view could install it.
  private func valueReadAtOnce(_ chain: SwiftNode) -> Detection {
    let around = node.ancestors.first {
      $0.kind == .binding || $0.kind == .functionDeclaration || $0.kind.declaresType
    }
    let type = context.types.type(around: node)
    var detection = Detection(chain.range)
    detection.facts = Home(
      name: type?.name ?? around?.name ?? "",
      kind: (type?.parts.first ?? around)?.keyword.rawValue ?? ""
    ).facts(ofMetric: "ScaledMetric")
    return detection
  }

  /// Where a metric stands that nothing installs there.
  private struct Home {
    let name: String
    let kind: String
    var isStaticInView = false

    func facts(ofMetric name: String) -> [String: Fact] {
      [
        "metric": .name(isStaticInView ? "static \(name)" : name), "type": .name(self.name),
        "kind": .name(kind),
      ]
    }
  }

  /// The home of a misplaced metric; nil where it is right, or nothing says that it is wrong.
  private func home(of variable: SwiftNode) -> Home? {
    guard
      let around = variable.ancestors.first(where: {
        $0.kind.declaresType || $0.kind == .codeBlock || $0.kind == .closure
      })
    else {
      // Members without a type, as in a pasted snippet.
      return nil
    }
    guard around.kind.declaresType else { return localHome(around) }
    guard let type = context.types.type(declaredBy: around) else { return nil }
    let kind = around.keyword.rawValue
    switch around.kind {
    case .classDeclaration, .actorDeclaration, .enumDeclaration:
      return Home(name: around.name, kind: kind)
    case .extensionDeclaration:
      // An extension cannot store a value: what is declared so does not even compile.
      guard variable.isStatic else { return nil }
      return Home(name: type.name, kind: type.declaration?.keyword.rawValue ?? kind)
    case .structDeclaration:
      if variable.isStatic {
        return Home(name: around.name, kind: kind, isStaticInView: context.role(of: type) != .plain)
      }
      return context.role(of: type) == .plain ? Home(name: around.name, kind: kind) : nil
    default:
      return nil
    }
  }

  /// A variable inside a function or a computed property is thrown away before anything can install it.
  private func localHome(_ block: SwiftNode) -> Home? {
    for around in block.ancestors {
      switch around.kind {
      case .functionDeclaration, .initializerDeclaration:
        return Home(name: around.name, kind: around.keyword.rawValue)
      case .binding:
        return Home(name: around.name, kind: around.variable?.keyword.rawValue ?? "var")
      case .file: return nil
      default: continue
      }
    }
    return nil
  }
}

extension SwiftNode {
  fileprivate var nameEnd: Int {
    nameToken.map { tree.tokens[$0].end } ?? range.upperBound
  }
}
