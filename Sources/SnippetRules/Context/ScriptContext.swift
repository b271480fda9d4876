import DTKBSourceReading

/// A script as rules see it: what was read, and what else is known of it.
///
/// It answers questions about places and remembers the answers. It serves one script on one thread.
final class ScriptContext {
  let tree: ScriptTree
  /// What the name of the file says of it.
  let place: FilePlace
  /// What the rest of the project declares.
  let project: ProjectSymbols

  init(_ tree: ScriptTree, at place: FilePlace, project: ProjectSymbols = .none) {
    self.tree = tree
    self.place = place
    self.project = project
  }

  /// Whether the script tests or fakes the code of the app.
  private(set) lazy var isTest: Bool =
    place.isTest
    || tree.nodes(.import).contains { node in
      node.lastChild?.string.map { module in
        Self.modulesOfTests.contains { module == $0 || module.hasPrefix("\($0)/") }
      } ?? false
    }

  private static let modulesOfTests = [
    "@testing-library", "@jest", "@storybook", "vitest", "react-test-renderer", "detox", "enzyme",
  ]

  /// Whether the script makes a page for browsers, where React Native's rules do not hold.
  private(set) lazy var isOfWebPage: Bool = {
    var hasWebElement = false
    for node in tree.nodes {
      switch node.kind {
      case .string where node.parent?.kind == .import:
        guard let module = node.string else { continue }
        if module == "react-native" { return false }
        if module.hasPrefix("react-dom") { return true }
      case .element:
        // React Native has no element whose name starts with a small letter.
        if let first = tree.bytes[node.nameRange].first, first >= UInt8(ascii: "a"),
          first <= UInt8(ascii: "z"), !node.name.contains(".")
        {
          hasWebElement = true
        }
      default: continue
      }
    }
    return hasWebElement
  }()

  /// The elements that a style applies to, by the index of its object.
  private(set) lazy var styledElements: [Int: [JSXElement]] = {
    var found: [Int: [JSXElement]] = [:]
    for element in tree.elements {
      guard let value = element.attribute("style")?.value else { continue }
      for object in styleObjects(of: value) {
        found[object.index, default: []].append(element)
        for base in object.spreadObjects { found[base.index, default: []].append(element) }
      }
    }
    return found
  }()

  /// The elements by the index of the node that defines their component.
  private(set) lazy var elementsByDefinition = findElementsByDefinition()
  // Answers given so far, by the index of the node they are about.
  var components: [Int: ScriptComponent?] = [:]
  /// The components that an answer is being looked for, so that those that use themselves end.
  var askedComponents: Set<Int> = []

  /// The styles that the script declares, by their names; nothing where a name means several.
  private lazy var styleEntries: [String: ScriptNode?] = {
    var entries: [String: ScriptNode?] = [:]
    for property in tree.nodes(.property) {
      guard let value = property.value, value.kind == .object else { continue }
      let name = property.name
      entries[name] = entries[name] == nil ? .some(value) : .some(nil)
    }
    return entries
  }()

  /// The objects that a style is made of, in the order in which they apply, also where a function of the script
  /// makes the style sheet.
  func styleObjects(of value: ScriptNode) -> [ScriptNode] {
    styleLayers(of: value).compactMap { if case .object(let object) = $0 { object } else { nil } }
  }

  /// The parts that a style is made of, in the order in which they apply.
  func styleLayers(of value: ScriptNode) -> [ScriptStyle.Layer] {
    let limit = 64
    var pending = [value]
    var found: [ScriptStyle.Layer] = []
    var steps = 4 * limit
    while let next = pending.popLast(), found.count < limit, steps > 0 {
      steps -= 1
      let node = next.resolved
      switch node.kind {
      case .object: found.append(.object(node))
      case .array: pending += node.children.prefix(limit).reversed()
      case .call where ["StyleSheet.compose", "StyleSheet.flatten"].contains(node.callee?.path):
        pending += node.arguments.prefix(limit).reversed()
      case .call where ["useMemo", "React.useMemo", "useCallback"].contains(node.callee?.path):
        pending += node.arguments.prefix(1)
      case .conditional: pending += node.children.dropFirst().reversed()
      case .binary where node.isNamed("&&"): pending += [node.child(1)].compactMap { $0 }
      case .binary where node.isNamed("||") || node.isNamed("??"):
        pending += Array(node.children).reversed()
      case .function: pending += [node.body].compactMap { $0 }
      case .block: pending += node.children.filter { $0.kind == .returned }.compactMap(\.value)
      case .parenthesized: pending += [node.firstChild].compactMap { $0 }
      case .member:
        if let key = importedStyle(node) {
          found.append(.imported(key, project.scriptStyle(key)))
        } else if let entry = styleEntry(node) {
          found.append(.object(entry))
        }
      default: break
      }
    }
    return found
  }

  /// The key of the script in the project.
  private(set) lazy var moduleKey = FilePlace.moduleKey(place.name)

  /// The key in the project of `styles.title` where `styles` comes from another file.
  private func importedStyle(_ member: ScriptNode) -> String? {
    guard let base = member.firstChild, base.kind == .identifier,
      let imported = base.definition?.parent, imported.kind == .importedName,
      let module = imported.parent?.lastChild?.string, let key = place.moduleKey(of: module)
    else { return nil }
    return "\(key)#\(member.name)"
  }

  /// The style behind `styles.title` where `styles` comes from a function.
  private func styleEntry(_ member: ScriptNode) -> ScriptNode? {
    guard let base = member.firstChild, base.kind == .identifier,
      base.name == "s" || Words(base.name).contains(where: { $0.hasPrefix("style") })
    else { return nil }
    return styleEntries[member.name] ?? nil
  }

  /// The divisions of the script whose divisor is a name, by the index of the node that binds the name.
  private(set) lazy var divisions: [Int: [ScriptNode]] = {
    var found: [Int: [ScriptNode]] = [:]
    for node in tree.nodes(.binary) + tree.nodes(.assignment)
    where node.isNamed("/") || node.isNamed("/=") {
      guard let divisor = node.child(1)?.withoutParentheses, let name = divisor.definition else {
        continue
      }
      found[name.index, default: []].append(node)
    }
    return found
  }()
}

extension ScriptNode {
  /// The objects that are spread into an object, also through each other, at most 16.
  fileprivate var spreadObjects: [ScriptNode] {
    var found: [ScriptNode] = []
    var pending = [self]
    while let object = pending.popLast(), found.count < 16 {
      for member in object.children.prefix(64) where member.kind == .spread {
        guard let base = member.value?.resolved, base.kind == .object, !found.contains(base) else {
          continue
        }
        found.append(base)
        pending.append(base)
      }
    }
    return found
  }

  /// What stands in parentheses, or the node itself.
  var withoutParentheses: ScriptNode {
    var node = self
    for _ in 0..<16 {
      guard node.kind == .parenthesized, let first = node.firstChild else { break }
      node = first
    }
    return node
  }

  /// A short text of code for a message: on one line, cut where it is long.
  var excerpt: String {
    let words = tree.bytes[range.prefix(200)]
    let text = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
