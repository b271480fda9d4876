import DTKBSourceReading
import DynamicTypeScaling

/// A place where code of UIKit decides the content size category in the reader's stead.
struct OverriddenCategory {
  /// The bytes that decide it.
  let range: Range<Int>
  /// What gives the category: a statement, an argument, a result.
  let holder: SwiftNode
  /// What is left of the sizes.
  let limit: TextSizeLimit
  /// The name of the category in code.
  let name: String
  /// Whether a bar of the system is limited, which shows its items in the Large Content Viewer.
  let isOnSystemBar: Bool
  /// The calls in other functions that make fonts for the traits.
  var fonts: [SwiftNode] = []
}

extension SwiftSite {
  /// The override that a word stands for: asked at `maximumContentSizeCategory` and `preferredContentSizeCategory`.
  var overriddenCategory: OverriddenCategory? {
    if node.kind == .argument { return overrideInTraits }
    if node.kind == .binding { return overridingProperty }
    guard let statement = node.holder, statement.kind == .expressionStatement,
      let target = statement.assignmentTarget, target.contains(node),
      (target.kind == .chain ? target.links.last : target) == node
    else { return nil }
    let base = target.kind == .chain ? target.links.map(\.name) : []
    if node.isNamed("maximumContentSizeCategory") {
      let isOnSystemBar = base.contains { name in
        let words = Words(name)
        return words.hasSuffix("navigation", "bar") || words.hasSuffix("tab", "bar")
          || words.hasSuffix("toolbar")
      }
      return override(by: statement, range: statement.range, isCap: true, isOnSystemBar)
    }
    guard node.isNamed("preferredContentSizeCategory") else { return nil }
    // `UITraitCollection { $0.preferredContentSizeCategory = .large }` makes traits; what counts is their use.
    if let closure = statement.parent, closure.kind == .closure,
      let callee = closure.callee, callee.isNamed("UITraitCollection"),
      !decidesFonts(callee)
    {
      return nil
    }
    return override(by: statement, range: statement.range, isCap: false, false)
  }

  /// `UITraitCollection(preferredContentSizeCategory: .large)` where it decides fonts or what children get.
  private var overrideInTraits: OverriddenCategory? {
    guard node.isNamed("preferredContentSizeCategory"), let call = node.parent, call.kind == .call,
      let callee = call.callee, callee.isNamed("UITraitCollection"), decidesFonts(callee)
    else { return nil }
    let range = callee.range.lowerBound..<call.range.upperBound
    var override = override(by: node, range: range, isCap: false, false)
    override?.fonts = fontsElsewhere(ofTraitsAt: callee)
    return override
  }

  /// A property that overrides: `override var preferredContentSizeCategory: UIContentSizeCategory { .large }`.
  private var overridingProperty: OverriddenCategory? {
    guard node.isNamed("preferredContentSizeCategory"),
      node.variable?.hasModifier(.override) == true,
      let body = node.firstChild(.codeBlock), body.results.count == 1
    else { return nil }
    return override(by: body.results[0], range: body.results[0].range, isCap: false, false)
  }

  private func override(
    by holder: SwiftNode, range: Range<Int>, isCap: Bool, _ isOnSystemBar: Bool
  ) -> OverriddenCategory? {
    let operand = holder.outcomes.count == 1 ? holder.outcomes[0].operand : nil
    if let operand, operand.lastName == "unspecified" {
      if isCap { return nil }
      return OverriddenCategory(
        range: range, holder: holder, limit: .pinned(.large), name: "unspecified",
        isOnSystemBar: isOnSystemBar)
    }
    var limit = context.narrowest(context.textSizeLimits(of: holder))
    guard let size = limit.largest, limit != .open else {
      return limit == .open
        ? nil
        : OverriddenCategory(
          range: range, holder: holder, limit: .unknown, name: "", isOnSystemBar: isOnSystemBar)
    }
    let isConditional = context.conditions(around: node).contains {
      context.textSizeCondition(of: $0.condition).isRelated
    }
    if isCap || isConditional { limit = .capped(size) }
    return OverriddenCategory(
      range: range, holder: holder, limit: limit,
      name: TextSizeType.uiContentSizeCategory.name(of: size),
      isOnSystemBar: isOnSystemBar)
  }

  /// Whether traits that are made at a place decide the fonts of text, directly or through a variable.
  private func decidesFonts(_ made: SwiftNode) -> Bool {
    if let use = use(ofTraitsAt: made) { return use }
    guard
      let binding = made.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration
      })
    else { return false }
    if Self.overridingNames.contains(binding.name) {
      return (binding.variable ?? binding).hasModifier(.override)
    }
    return (context.references(to: binding) + context.usesThroughType(of: binding)).prefix(16)
      .contains { use(ofTraitsAt: $0) == true }
  }

  /// The calls that make fonts for traits which a property of the type or of the file keeps.
  private func fontsElsewhere(ofTraitsAt made: SwiftNode) -> [SwiftNode] {
    guard use(ofTraitsAt: made) == nil,
      let binding = made.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration
      }), !binding.isLocal
    else { return [] }
    let places = context.uses(of: binding) + context.usesThroughType(of: binding)
    return places.prefix(16).filter { use(ofTraitsAt: $0) == true }
      .compactMap { context.call(of: Self.fontMakers, takingValueAt: $0)?.callee }
  }

  /// Whether the traits at a place decide fonts; nil where they go into a variable or come out of a function.
  private func use(ofTraitsAt place: SwiftNode) -> Bool? {
    var inner = place
    for around in place.ancestors {
      switch around.kind {
      case .argument: inner = around
      case .call:
        guard let callee = around.callee, around.contains(inner) else { continue }
        if Self.overridingNames.contains(callee.name) { return true }
        if Self.fontMakers.contains(callee.name), inner.isNamed("compatibleWith") {
          return !isBaseOfMetrics(callee)
        }
        // A collection of traits within another: what counts is where the whole goes.
        if callee.isNamed("UITraitCollection") { continue }
        return false
      case .expressionStatement:
        guard let target = around.assignmentTarget else { return nil }
        if target.contains(place) { return false }
        return Self.overridingNames.contains(target.lastName)
      case .binding, .functionDeclaration, .returnStatement: return nil
      case .codeBlock, .closure, .members: return nil
      default: continue
      }
    }
    return nil
  }

  private static let fontMakers: Set<String> = [
    "preferredFont", "preferredFontDescriptor", "scaledFont",
  ]
  private static let overridingNames: Set<String> = [
    "setOverrideTraitCollection", "overrideTraitCollection", "traitCollection",
  ]

  /// Whether a font is only asked for its size, or is what metrics scale in turn.
  private func isBaseOfMetrics(_ maker: SwiftNode) -> Bool {
    if let chain = maker.chain, let last = chain.links.last(where: { $0.nameToken != nil }),
      last != maker
    {
      return true
    }
    for around in maker.ancestors {
      if around.kind == .call, let callee = around.callee,
        callee.isNamed("scaledFont") || callee.isNamed("scaledValue")
      {
        return true
      }
      if around.kind == .functionDeclaration || around.kind == .members { return false }
      guard around.kind == .binding, around.firstChild(.initialValue)?.contains(maker) == true
      else { continue }
      // `let design = UIFont.preferredFont(…)`, of which `design.pointSize` is all that is used.
      let uses = context.references(to: around)
      return !uses.isEmpty
        && uses.allSatisfy { use in
          let chain = use.chain
          return chain.map { $0.base == use && $0.links.count > 1 } ?? false
            || context.call(of: ["scaledFont", "scaledValue"], takingValueAt: use) != nil
        }
    }
    return false
  }
}

extension SwiftNode {
  /// The last name of an operand: `large` of `UIContentSizeCategory.large`.
  var lastName: String {
    kind == .chain ? links.last { $0.nameToken != nil }?.name ?? "" : name
  }
}
