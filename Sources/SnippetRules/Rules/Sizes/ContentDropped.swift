import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Content that is shown up to some text size and from there on nowhere.
  ///
  /// A note where it is only a picture; silent where the same content stands in another branch or elsewhere in the type.
  static let contentDropped = Rule(
    id: "content-dropped", severity: .warning, fix: .none, facts: ["size"],
    triggers: [
      .word("dynamicTypeSize"), .word("sizeCategory"), .word("preferredContentSizeCategory"),
      .word("isAccessibilitySize"), .word("isAccessibilityCategory"),
    ]
  ) { site in
    // Only as the end of a key path into the environment; elsewhere a word before it leads here.
    if site.node.isNamed("isAccessibilitySize") || site.node.isNamed("isAccessibilityCategory") {
      guard site.node.kind == .keyPath else { return [] }
    }
    var seen: Set<Int> = []
    var detections: [Detection] = []
    for use in site.context.textSizeUses(from: site.node) {
      if let statement = use.decidedStatement {
        guard seen.insert(statement.index).inserted,
          site.isFirst(in: statement)
        else { continue }
        detections += site.dropped(by: statement)
      } else if let call = use.hidingCall {
        guard seen.insert(call.index).inserted else { continue }
        detections += site.hidden(by: call)
      } else if let assignment = use.hidingAssignment {
        guard seen.insert(assignment.index).inserted else { continue }
        detections += site.hidden(byAssignment: assignment)
      }
    }
    return detections
  }
}

extension SwiftNode {
  /// The `if` or `switch` whose condition holds a place.
  fileprivate var decidedStatement: SwiftNode? {
    for around in ancestors {
      switch around.kind {
      case .condition:
        return around.parent.flatMap {
          $0.kind == .ifStatement || $0.kind == .switchStatement ? $0 : nil
        }
      case .closure, .codeBlock, .members: return nil
      default: continue
      }
    }
    return nil
  }

  /// The modifier that hides a view by the condition that holds a place: `opacity(isLarge ? 0 : 1)`, `isHidden(isLarge)`.
  fileprivate var hidingCall: SwiftNode? {
    guard let argument = ancestors.first(where: { $0.kind == .argument || $0.kind == .closure }),
      argument.kind == .argument, let call = argument.parent, call.kind == .call,
      let callee = call.callee, callee.kind == .member,
      ["opacity", "hidden", "isHidden", "hide"].contains(callee.name)
    else { return nil }
    return call
  }

  /// The assignment that hides a view of UIKit: `label.isHidden = category.isAccessibilityCategory`.
  fileprivate var hidingAssignment: SwiftNode? {
    guard let statement = holder, statement.kind == .expressionStatement,
      let target = statement.assignmentTarget, target.lastName == "isHidden",
      !target.contains(self)
    else { return nil }
    return statement
  }
}

extension SwiftSite {
  /// Whether no earlier word of the same condition asks the same.
  fileprivate func isFirst(in statement: SwiftNode) -> Bool {
    guard statement.contains(node), let token = node.nameToken else { return true }
    return !(statement.tokens.lowerBound..<token).contains {
      node.tree.text(ofToken: $0) == node.name
    }
  }

  // MARK: - Branches

  fileprivate func dropped(by statement: SwiftNode) -> [Detection] {
    let branches = context.sizeBranches(of: statement)
    guard branches.contains(where: { $0.condition.isRelated }), statement.buildsViews else {
      return []
    }
    let shown = branches.filter { context.shows($0.block) }
    let sizes = shown.reduce(TextSizes()) { $0.union($1.condition.possible) }
    // What only small text shows is nobody's loss here.
    let lost = sizes.inverted.intersection(TextSizes { $0 > .large }).sizes
    if let first = lost.first, lost.last == .accessibility5 {
      let blocks = shown.map(\.block)
      guard !blocks.isEmpty, !blocks.allSatisfy({ isShownElsewhere($0, at: lost) }) else {
        return []
      }
      return detection(at: statement, from: first, losing: blocks)
    }
    return droppedPart(by: statement, branches)
  }

  /// Text of one branch that the branch for larger text leaves out.
  private func droppedPart(by statement: SwiftNode, _ branches: [SizeBranch]) -> [Detection] {
    guard branches.count == 2 else { return [] }
    let large = branches.first { $0.condition.possible.contains(TextSizes(.accessibility5)) }
    let small = branches.first { !$0.condition.possible.contains(TextSizes(.accessibility5)) }
    guard let large, let small, let first = large.condition.possible.sizes.first, first > .large
    else { return [] }
    let left = context.content(inside: large.block)
    let full = context.content(inside: small.block)
    guard left.kinds.contains(.text), !left.kinds.contains(.opaque),
      left.texts.count < full.texts.count
    else { return [] }
    let sizes = large.condition.possible.sizes
    let names = Set(full.texts.flatMap { shownNames(in: $0) }.map(\.name))
    let kept = Set(shownNames(in: large.block).map(\.name))
    let missing = names.subtracting(kept)
    guard !missing.isEmpty,
      missing.contains(where: { !isShown(named: $0, outside: statement, at: sizes) })
    else { return [] }
    return detection(at: statement, from: first, losing: [small.block])
  }

  private func detection(
    at statement: SwiftNode, from size: DynamicTypeSize, losing blocks: [SwiftNode]
  ) -> [Detection] {
    var kinds: ViewContent.Kinds = []
    var hasControls = false
    for block in blocks {
      kinds.formUnion(context.content(inside: block).kinds)
      hasControls = hasControls || !context.controls(in: block).isEmpty
    }
    guard hasControls || !kinds.isSubset(of: [.shape, .scrolling]) else { return [] }
    let isRead = hasControls || !kinds.isDisjoint(with: .readable)
    // The `if` with its first conditions, or the `switch` with its subject.
    let head = statement.children.prefix { $0.kind == .condition }.last ?? statement
    return [
      detection(statement.range.lowerBound..<head.range.upperBound, from: size, isRead: isRead)
    ]
  }

  private func detection(_ range: Range<Int>, from size: DynamicTypeSize, isRead: Bool)
    -> Detection
  {
    var detection = Detection(range, severity: isRead ? .warning : .note)
    detection.facts["size"] = .size(size.rawValue)
    detection.firstBrokenSize = size
    return detection
  }

  // MARK: - Modifiers and properties that hide

  fileprivate func hidden(by call: SwiftNode) -> [Detection] {
    guard let callee = call.callee, let argument = call.arguments.first(where: { _ in true }),
      let node = callee.chain
    else { return [] }
    let hidden: TextSizeCondition
    if callee.isNamed("opacity") {
      let items = argument.children.filter { $0.kind != .attribute }
      guard let then = items.firstIndex(where: { $0.kind == .ternaryThen }),
        argument.outcomes.count == 2
      else { return [] }
      let condition = context.textSizeCondition(of: items[..<then])
      let opacities = argument.outcomes.map { context.quantity(of: $0).numbers }
      if opacities[0] == [0], opacities[1] != [0] {
        hidden = condition
      } else if opacities[1] == [0], opacities[0] != [0] {
        hidden = condition.negated
      } else {
        return []
      }
    } else {
      hidden = context.textSizeCondition(of: argument)
    }
    guard let first = hidden.certain.intersection(TextSizes { $0 > .large }).sizes.first else {
      return []
    }
    let chain = context.view(node)
    guard let index = chain.index(ofModifier: callee) else { return [] }
    let kinds = context.content(of: chain, before: index).kinds
    guard !kinds.isSubset(of: [.shape, .scrolling]) else { return [] }
    return [
      detection(
        callee.range.lowerBound..<call.range.upperBound, from: first,
        isRead: !kinds.isDisjoint(with: .readable))
    ]
  }

  fileprivate func hidden(byAssignment statement: SwiftNode) -> [Detection] {
    guard let target = statement.assignmentTarget, target.kind == .chain,
      let receiver = target.links.dropLast().last(where: { $0.nameToken != nil }),
      let assignment = statement.firstChild(.assignment)
    else { return [] }
    let value = statement.children.filter { $0.index > assignment.index }
    let hidden = context.textSizeCondition(of: value[...]).certain
    guard let first = hidden.intersection(TextSizes { $0 > .large }).sizes.first,
      let last = Words(receiver.name).last
    else { return [] }
    let isRead = ["label", "button", "field", "control", "switch", "text"].contains(last)
    return [detection(statement.range, from: first, isRead: isRead)]
  }
}

extension SwiftSite {
  /// What code shows, by names: the variables and parameters that views get, and the views of the project.
  fileprivate func shownNames(in node: SwiftNode) -> [SwiftNode] {
    node.subtree.prefix(2048).filter { $0.isShownName }
  }

  /// Whether everything that a block shows by name is shown somewhere else in its type at some of the sizes.
  private func isShownElsewhere(_ block: SwiftNode, at sizes: [DynamicTypeSize]) -> Bool {
    let names = Set(shownNames(in: block).map(\.name))
    guard !names.isEmpty else { return false }
    return names.allSatisfy { isShown(named: $0, outside: block, at: sizes) }
  }

  private func isShown(named name: String, outside block: SwiftNode, at sizes: [DynamicTypeSize])
    -> Bool
  {
    guard let type = context.types.type(around: block) else { return false }
    let wanted = TextSizes { sizes.contains($0) }
    let places =
      context.references(by: name)
      + context.calls(of: name).compactMap(\.callee)
    return places.prefix(128).contains { place in
      guard !block.contains(place), place.isShownName, !context.isHidden(place),
        type.parts.contains(where: { $0.contains(place) })
      else { return false }
      return context.conditions(around: place).allSatisfy { run in
        let condition = context.textSizeCondition(of: run.condition)
        let possible = run.isHeld ? condition.possible : condition.negated.possible
        return !possible.isDisjoint(with: wanted)
      }
    }
  }
}

extension SwiftContext {
  /// Whether a view around a name is hidden for good.
  fileprivate func isHidden(_ place: SwiftNode) -> Bool {
    containers(around: place).contains { container in
      container.view.modifiers.contains(where: \.hidesForGood)
    }
  }

  /// Whether a branch shows anything: not nothing, an empty view, or a hidden one.
  fileprivate func shows(_ block: SwiftNode) -> Bool {
    let statements = block.children.filter {
      $0.kind != .pattern && $0.kind != .condition && $0.kind != .jumpStatement
    }
    return statements.contains { statement in
      guard let operand = statement.operand else { return true }
      if operand.kind != .chain && operand.kind != .identifier { return true }
      let chain = view(operand)
      if chain.name == "EmptyView" { return false }
      if chain.modifiers.contains(where: \.hidesForGood) { return false }
      return !(chain.name == "Spacer" || chain.name == "Divider")
    }
  }
}

extension ViewChain.Modifier {
  /// `hidden()` without a condition.
  fileprivate var hidesForGood: Bool {
    name.isNamed("hidden") && call?.children.contains(where: { _ in true }) == false
  }
}

extension SwiftNode {
  /// Whether a name is handed to a view or is one: `price` in `Text(price)`, `priceLabel` alone, `PriceTag()`.
  fileprivate var isShownName: Bool {
    guard nameToken != nil, kind == .identifier || kind == .member else { return false }
    if kind == .member, chain?.base?.isNamed("self") != true { return false }
    if isNamed("self") || isNamed("Self") { return false }
    if startsUppercase { return kind == .identifier && !Self.plainViews.contains(name) }
    for around in ancestors {
      switch around.kind {
      case .call:
        guard let callee = around.callee else { continue }
        return callee.startsUppercase && callee != self
      case .expressionStatement, .returnStatement:
        return around.outcomes.contains {
          $0.operand == self || $0.operand?.base == self
            || $0.operand.map { $0.kind == .chain && $0.links.count > 1 && $0.links[1] == self }
              == true
        }
      case .condition, .closure, .codeBlock, .members: return false
      default: continue
      }
    }
    return false
  }

  /// The views of SwiftUI that many places show, which say nothing of what is shown.
  private static let plainViews: Set<String> = [
    "Text", "Label", "Image", "HStack", "VStack", "ZStack", "Group", "Spacer", "Divider", "Button",
    "ForEach", "Grid", "GridRow", "Section", "List", "ScrollView", "Color", "Rectangle", "Circle",
    "RoundedRectangle", "Capsule", "LazyVStack", "LazyHStack", "AnyView", "EmptyView", "Link",
    "NavigationLink", "Toggle", "Menu", "String", "LocalizedStringKey", "Font", "CGFloat", "Bundle",
  ]

  private static let buildingModifiers: Set<String> = [
    "overlay", "background", "toolbar", "safeAreaInset", "safeAreaBar", "sheet", "popover",
    "fullScreenCover", "contextMenu", "swipeActions", "listRowBackground", "mask", "tabItem",
    "navigationDestination", "modify", "apply", "layout",
  ]

  /// Whether a statement stands in code that builds views.
  fileprivate var buildsViews: Bool {
    for around in ancestors {
      switch around.kind {
      case .closure:
        guard let callee = around.callee else { return false }
        if callee.isNamed("Button"), around.nameToken == nil {
          // Its first closure is the action, unless it comes with its label only.
          return callee.call?.argument("action") != nil
        }
        return callee.startsUppercase || Self.buildingModifiers.contains(callee.name)
      case .binding, .functionDeclaration:
        let type = around.firstChild(around.kind == .binding ? .typeAnnotation : .returnType)
        guard let type else { return false }
        return type.text.contains("View") || type.text.contains("some ")
      case _ where around.kind.declaresType: return false
      default: continue
      }
    }
    return false
  }
}
