import DTKBSourceReading

extension Rule {
  /// A font size computed from the width or the height of the screen, here or in a helper.
  ///
  /// A helper of the script is reported where it computes, once for all that use it.
  static let rnGeometryFontSize = Rule(
    id: "rn-geometry-font-size", severity: .warning, fix: .none, facts: ["name"],
    script: RuleQuestion([
      .property("fontSize"), .word("Dimensions"), .word("useWindowDimensions"),
    ]) { site in
      let sizes =
        site.node.isNamed("fontSize")
        ? [site.setting?.value].compactMap { $0 } : site.helpersOfFonts
      return sizes.compactMap { size in
        GeometrySearch(in: size).found.map { source in
          let range = source.helper?.range ?? size.range
          return Detection(range, facts: ["name": .name(source.name)])
        }
      }
    })
}

extension ScriptSite {
  /// What the functions around the word here return that are called after fonts, for scripts that only make sizes.
  fileprivate var helpersOfFonts: [ScriptNode] {
    guard node.kind != .importedName,
      context.tree.nodes.first(where: {
        $0.kind == .identifier && $0.isNamed(node.name) && $0.parent?.kind != .importedName
      }) == node
    else { return [] }
    return context.tree.nodes(.function).prefix(512).filter(\.isCalledAfterFonts)
      .flatMap { $0.results }
  }
}

extension ScriptNode {
  fileprivate var isCalledAfterFonts: Bool {
    let name = name.isEmpty && parent?.kind == .constant ? parent?.name ?? "" : name
    return !Words(name).filter { ["font", "fonts", "normalize"].contains($0) }.isEmpty
  }

  /// What a function gives back.
  fileprivate var results: [ScriptNode] {
    guard let body else { return [] }
    let results =
      body.kind == .block
      ? body.descendants.prefix(1_000).filter { $0.kind == .returned }.compactMap(\.value) : [body]
    return results.filter { ![.element, .object, .block].contains($0.withoutParentheses.kind) }
  }
}

/// Looks for the size of the screen in what a number is computed from.
private struct GeometrySearch {
  struct Source {
    /// What the number comes from, by its name.
    let name: String
    /// The expression in a helper of the script that computes it.
    let helper: ScriptNode?
  }

  private(set) var found: Source?
  private var steps = 400

  init(in node: ScriptNode) {
    found = search(node, depth: 0)
  }

  private mutating func search(_ node: ScriptNode, depth: Int) -> Source? {
    var skipUntil = 0
    for inside in [node] + node.descendants.prefix(200) {
      guard inside.index >= skipUntil else { continue }
      steps -= 1
      guard steps > 0 else { return nil }
      if inside.decides {
        // What chooses between sizes is no part of them.
        skipUntil = inside.descendants.indices.upperBound
        continue
      }
      if let source = source(at: inside, depth: depth) { return source }
    }
    return nil
  }

  private mutating func source(at node: ScriptNode, depth: Int) -> Source? {
    switch node.kind {
    case .member where node.isNamed("width") || node.isNamed("height"):
      return node.firstChild?.isScreen == true ? Source(name: node.excerpt, helper: nil) : nil
    case .call: return source(ofCall: node, depth: depth)
    case .identifier: return source(ofName: node, depth: depth)
    default: return nil
    }
  }

  private mutating func source(ofName name: ScriptNode, depth: Int) -> Source? {
    guard let definition = name.definition, depth < 4 else { return nil }
    if definition.isSideOfScreen { return Source(name: name.name, helper: nil) }
    guard let constant = definition.parent, constant.kind == .constant,
      constant.target == definition, let value = constant.value, value.kind != .function
    else { return nil }
    return search(value, depth: depth + 1).map { Source(name: name.name, helper: $0.helper) }
  }

  private mutating func source(ofCall call: ScriptNode, depth: Int) -> Source? {
    guard let callee = call.callee?.withoutParentheses, callee.kind == .identifier, depth < 4 else {
      return nil
    }
    guard let definition = callee.definition else {
      return Self.helpers.contains(callee.name) ? Source(name: callee.name, helper: nil) : nil
    }
    if let imported = definition.parent, imported.kind == .importedName {
      let module = imported.parent?.lastChild?.string ?? ""
      let isHelper =
        Self.modules.contains(module) || Self.helpers.contains(imported.name)
      return isHelper ? Source(name: callee.name, helper: nil) : nil
    }
    let function = definition.kind == .function ? definition : definition.parent?.value
    guard let function, function.kind == .function else { return nil }
    for result in function.results.prefix(16) {
      guard let source = search(result, depth: depth + 1) else { continue }
      return Source(name: callee.name, helper: source.helper ?? result)
    }
    return nil
  }

  /// Modules whose functions make lengths from the size of the screen.
  private static let modules: Set<String> = [
    "react-native-size-matters", "react-native-size-matters/extend",
    "react-native-responsive-fontsize", "react-native-responsive-screen",
    "react-native-responsive-dimensions", "react-native-normalize",
  ]
  /// What such functions are called where they are not in view.
  private static let helpers: Set<String> = [
    "moderateScale", "moderateVerticalScale", "verticalScale", "RFValue", "RFPercentage",
    "responsiveFontSize", "responsiveScreenFontSize", "widthPercentageToDP", "heightPercentageToDP",
  ]
}

extension ScriptNode {
  /// Whether it only chooses: a comparison, or the condition of a conditional.
  fileprivate var decides: Bool {
    if kind == .binary {
      return ["<", ">", "<=", ">=", "==", "===", "!=", "!=="].contains(name)
    }
    return parent?.kind == .conditional && parent?.firstChild == self
  }

  /// Whether it is the size of the screen or of the window.
  fileprivate var isScreen: Bool {
    let node = resolved
    if node.kind == .call, let path = node.callee?.path {
      return path.hasSuffix("Dimensions.get") || path.hasSuffix("useWindowDimensions")
    }
    // `const { window } = useDimensions()` and the like are not in view.
    return node.kind == .identifier
      && node.origin?.callee?.path?.hasSuffix("Dimensions.get") == true
  }

  /// Whether a name is bound to the width or the height of the screen: `const { width: w } = Dimensions.get('window')`.
  fileprivate var isSideOfScreen: Bool {
    guard let property = parent, property.kind == .property,
      property.isNamed("width") || property.isNamed("height"), kind == .identifier
    else { return false }
    let path = origin(ofPattern: property)?.callee?.path
    return path.map { $0.hasSuffix("Dimensions.get") || $0.hasSuffix("useWindowDimensions") }
      ?? false
  }

  /// What a pattern is taken apart from.
  private func origin(ofPattern property: ScriptNode) -> ScriptNode? {
    for around in property.ancestors.prefix(8) {
      switch around.kind {
      case .object, .property, .assignment: continue
      case .constant, .variable: return around.value?.withoutParentheses
      default: return nil
      }
    }
    return nil
  }
}
