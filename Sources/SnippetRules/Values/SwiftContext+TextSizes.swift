import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The one text size that an operand names: `.xxLarge`, `UIContentSizeCategory.large`, a constant that is one.
  func textSize(of operand: SwiftNode) -> DynamicTypeSize? {
    switch operand.kind {
    case .implicitMember:
      return DynamicTypeSize(named: operand.name) ?? textSize(ofOwnName: operand.name)
    case .chain:
      let links = operand.links.filter { $0.nameToken != nil }
      guard let first = links.first, let last = links.last, links.count == operand.links.count
      else { return nil }
      if first.kind == .implicitMember {
        return links.count == 1 ? textSize(of: first) : nil
      }
      if TextSizeType(rawValue: last.previousSibling?.name ?? "") != nil {
        return DynamicTypeSize(named: last.name) ?? textSize(ofOwnName: last.name)
      }
      guard links.count == 2, first.kind == .identifier else { return nil }
      return textSize(ofDeclarations: declarations(ofMember: last.name, after: first))
    case .identifier:
      return textSize(ofDeclarations: declarations(of: operand.name, at: operand))
    case .tuple:
      guard let only = operand.firstUnlabelledArgument, only.nextSibling == nil else { return nil }
      return only.outcomes.count == 1 ? only.outcomes[0].operand.flatMap { textSize(of: $0) } : nil
    default: return nil
    }
  }

  /// The size behind a name that the project adds: `extension DynamicTypeSize { static let widest = Self.xxLarge }`.
  private func textSize(ofOwnName name: String) -> DynamicTypeSize? {
    for type in [TextSizeType.dynamicTypeSize, .contentSizeCategory, .uiContentSizeCategory] {
      guard let added = types.type(named: type.rawValue, at: nil) else { continue }
      if let size = textSize(ofDeclarations: members(of: added)[name] ?? []) { return size }
    }
    return nil
  }

  private func textSize(ofDeclarations nodes: [SwiftNode]) -> DynamicTypeSize? {
    guard nodes.count == 1, nodes[0].kind == .binding,
      let value = nodes[0].firstChild(.initialValue), !nodes[0].isSetByOthers,
      asked.count < 64, asked.insert(nodes[0].index)
    else { return nil }
    defer { asked.remove(nodes[0].index) }
    let outcomes = value.outcomes
    return outcomes.count == 1 ? outcomes[0].operand.flatMap { textSize(of: $0) } : nil
  }

  /// The type of an operand that holds a text size, the reader's or another; nil where nothing says that it does.
  func textSizeType(of operand: SwiftNode) -> TextSizeType? {
    guard mayHoldTextSizes, asked.count < 64 else { return nil }
    switch operand.kind {
    case .identifier:
      if operand.isNamed("self") {
        return types.type(around: operand).flatMap { TextSizeType(rawValue: $0.name) }
      }
      if operand.call != nil { return TextSizeType(rawValue: operand.name) }
      let found = declarations(of: operand.name, at: operand)
      return found.isEmpty ? Self.textSizeType(named: operand.name) : textSizeType(of: found)
    case .chain:
      let links = operand.links.filter { $0.kind != .call && $0.kind != .subscriptCall }
      guard let last = links.last else { return nil }
      if links.count == 1, last.kind == .identifier {
        if operand.links.count > 1 { return TextSizeType(rawValue: last.name) }
        return textSizeType(of: last)
      }
      if last.isNamed("wrappedValue"), let inner = last.previousSibling {
        return Self.textSizeType(named: inner.name)
      }
      if let base = links.first, links.count == 2, base.isNamed("self") || base.isNamed("Self") {
        let found = declarations(ofMember: last.name, after: base)
        if !found.isEmpty { return textSizeType(of: found) }
      }
      return Self.textSizeType(named: last.name)
    case .tuple:
      guard let only = operand.firstUnlabelledArgument, only.nextSibling == nil else { return nil }
      return only.operand.flatMap { textSizeType(of: $0) }
    default: return nil
    }
  }

  private func textSizeType(of declarations: [SwiftNode]) -> TextSizeType? {
    declarations.first.flatMap { textSizeType(ofDeclaration: $0) }
  }

  /// The type of a variable or a function that holds or returns a text size.
  func textSizeType(ofDeclaration declaration: SwiftNode) -> TextSizeType? {
    let annotation = declaration.firstChild(
      declaration.kind == .functionDeclaration ? .returnType : .typeAnnotation)
    if let type = annotation.flatMap({ TextSizeType(rawValue: $0.name) }) { return type }
    if annotation != nil { return nil }
    for attribute in declaration.variable?.attributes ?? [] {
      guard let path = attribute.firstUnlabelledArgument?.firstChild(.keyPath) else { continue }
      return Self.textSizeType(named: path.name)
    }
    guard let value = declaration.firstChild(.initialValue),
      asked.insert(declaration.index)
    else { return nil }
    defer { asked.remove(declaration.index) }
    return value.outcomes.lazy.compactMap(\.operand).compactMap { self.textSizeType(of: $0) }.first
  }

  /// The type of the properties by which the frameworks tell the reader's text size.
  private static func textSizeType(named name: String) -> TextSizeType? {
    propertiesOfTextSize[name]
  }

  private static let propertiesOfTextSize: [String: TextSizeType] = [
    "dynamicTypeSize": .dynamicTypeSize, "sizeCategory": .contentSizeCategory,
    "preferredContentSizeCategory": .uiContentSizeCategory,
    "contentSizeCategory": .uiContentSizeCategory,
  ]

  /// Whether the file has a name by which anything in it could be known to hold a text size; most have none.
  func findNamesOfTextSizes() -> Bool {
    TextSizeType.allCases.contains { tree.mayHoldNode(named: $0.rawValue) }
      || Self.propertiesOfTextSize.keys.contains { tree.mayHoldNode(named: $0) }
  }
}

extension SwiftNode {
  /// Whether a variable gets its value from others: a state, a binding, a setting, the environment.
  var isSetByOthers: Bool {
    variable?.attributes.contains { attribute in
      ["State", "AppStorage", "SceneStorage", "Binding", "Environment", "Published", "Bindable"]
        .contains(attribute.name)
    } ?? false
  }
}
