import DTKBSourceReading

/// How the script makes a component of its own.
enum ScriptComponent {
  /// Another one in a style.
  case styled(StyledComponent)
  /// A function that gives elements.
  case function([JSXElement])
}

extension ScriptContext {
  /// The component of the script that an element is of; nothing for those of other modules.
  func component(of element: JSXElement) -> ScriptComponent? {
    element.definition.flatMap { component(definedAt: $0) }
  }

  private func component(definedAt definition: ScriptNode) -> ScriptComponent? {
    if let known = components[definition.index] { return known }
    let component = makeComponent(definedAt: definition)
    components[definition.index] = .some(component)
    return component
  }

  private func makeComponent(definedAt definition: ScriptNode) -> ScriptComponent? {
    if definition.kind == .function { return .function(definition.givenElements) }
    guard let constant = definition.parent, constant.target == definition,
      let value = constant.value
    else { return nil }
    let made = value.resolved
    if let styled = StyledComponent(made) { return .styled(styled) }
    return made.madeFunction.map { .function($0.givenElements) }
  }

  /// The elements of the script by the index of the node that defines their component.
  func elements(of definition: ScriptNode) -> [JSXElement] {
    elementsByDefinition[definition.index] ?? []
  }

  func findElementsByDefinition() -> [Int: [JSXElement]] {
    var found: [Int: [JSXElement]] = [:]
    for element in tree.elements {
      guard let definition = element.definition else { continue }
      found[definition.index, default: []].append(element)
    }
    return found
  }

  /// The text that a component of the script shows itself as, without what its elements add: `Label` for
  /// `const Label = (props) => <Text {...props} style={styles.label} />`.
  func text(ofComponentOf element: JSXElement) -> ScriptText? {
    guard let definition = element.definition else { return nil }
    if definition.parent?.kind == .importedName {
      // Text of React Native itself has no style to bring.
      guard element.module?.hasPrefix("react-native") == false else { return nil }
      return project.text(ofComponent: element.component)
    }
    return text(ofComponentDefinedAt: definition)
  }

  /// The text that the component of a definition shows itself as.
  func text(ofComponentDefinedAt definition: ScriptNode) -> ScriptText? {
    guard let component = component(definedAt: definition),
      askedComponents.count < 8, askedComponents.insert(definition.index).inserted
    else { return nil }
    defer { askedComponents.remove(definition.index) }
    switch component {
    case .styled(let styled): return ScriptText(styled)
    case .function(let elements):
      // What gives something else in some cases is no text alone.
      let texts = elements.prefix(4).map { ScriptText($0, in: self) }
      return texts.contains { $0 == nil } ? nil : texts.first ?? nil
    }
  }

  /// The style that an element's component of the script brings with it, and its own above that.
  func style(of element: JSXElement) -> ScriptStyle {
    let own = element.attribute("style")?.value.map { styleLayers(of: $0) } ?? []
    guard case .styled(let styled)? = component(of: element) else { return ScriptStyle(own) }
    return ScriptStyle([.numbers(styled.points)] + own)
  }

  /// The texts in an element that stand before anything that scrolls, at most 64, also those that components of the
  /// script put there.
  func texts(in element: JSXElement) -> [ScriptText] {
    var found: [ScriptText] = []
    var pending: [(node: ScriptNode, depth: Int)] = [(element.node, 0)]
    var steps = 2_400
    let height = style(of: element).number("height") ?? .infinity
    while let (node, depth) = pending.popLast(), found.count < 64 {
      var skipUntil = 0
      for inside in node.descendants.prefix(600) {
        steps -= 1
        guard steps > 0, found.count < 64 else { return found }
        guard inside.index >= skipUntil else { continue }
        if inside.kind == .attribute {
          // What is given as an attribute is laid out elsewhere.
          skipUntil = inside.descendants.indices.upperBound
        } else if let element = JSXElement(inside) {
          // What is higher than the box is laid out beyond it by intent.
          if element.scrolls || style(of: element).number("height") ?? 0 > height {
            skipUntil = inside.descendants.indices.upperBound
          } else if let text = ScriptText(element, in: self) {
            found.append(text)
            skipUntil = inside.descendants.indices.upperBound
          } else if depth < 3, case .function(let given)? = component(of: element) {
            for root in given.prefix(4) where !root.scrolls {
              if let text = ScriptText(root, in: self) {
                found.append(text)
              } else if style(of: root).hasNoHeight {
                pending.append((root.node, depth + 1))
              }
            }
          }
        }
      }
    }
    return found
  }
}

extension ScriptStyle {
  /// Whether nothing gives the element a height of its own.
  fileprivate var hasNoHeight: Bool { value("height") == nil && number("height") == nil }
}

extension ScriptNode {
  /// The function that an expression is, also within `memo(…)`, `forwardRef(…)` and the like.
  fileprivate var madeFunction: ScriptNode? {
    var node = self
    for _ in 0..<4 {
      if node.kind == .function { return node }
      guard node.kind == .call, let first = node.arguments.first else { return nil }
      node = first.resolved
    }
    return nil
  }

  /// The elements that a function gives back, at most eight.
  fileprivate var givenElements: [JSXElement] {
    guard let body else { return [] }
    var pending: [ScriptNode] = []
    if body.kind == .block {
      var skipUntil = 0
      for inside in body.descendants.prefix(2_000) where inside.index >= skipUntil {
        if inside.kind == .function || inside.kind == .element {
          // What functions inside give back, others ask for.
          skipUntil = inside.descendants.indices.upperBound
        } else if inside.kind == .returned, let value = inside.value {
          pending.append(value)
          skipUntil = inside.descendants.indices.upperBound
        }
      }
    } else {
      pending = [body]
    }
    var found: [JSXElement] = []
    for value in pending.prefix(8) {
      for given in value.alternatives.prefix(8) where found.count < 8 {
        if let element = JSXElement(given.withoutParentheses) { found.append(element) }
      }
    }
    return found
  }
}
