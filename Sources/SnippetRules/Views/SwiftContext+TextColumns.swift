import DTKBSourceReading
import DynamicTypeScaling

/// How a view puts its parts.
private enum Arrangement {
  case below
  case beside
}

extension SwiftContext {
  /// The text of a view as lines one above the other, as far as the modifiers before a place say.
  ///
  /// Parts that scroll, pictures and shapes have no lines; of parts beside each other the highest counts.
  func textColumn(of view: ViewChain, before end: Int) -> TextColumn {
    var column = rootColumns[view.node.index] ?? columnOfRoot(view, .beside)
    rootColumns[view.node.index] = column
    if column.lines.contains(where: \.wraps), view.isLimitedToOneLine {
      column.lines = column.lines.map {
        TextColumn.Line($0.designed, growingAs: $0.curve, wraps: false)
      }
    }
    for modifier in view.modifiers[..<end].prefix(64) {
      guard let call = modifier.call else { continue }
      if modifier.name.isNamed("padding") {
        column.fixed += verticalPadding(call)
      } else if modifier.name.isNamed("frame"), let height = call.argument("height"),
        case .points(let points, _) = fixedLength(of: height)
      {
        // What an inner frame cuts off, it says itself.
        column = TextColumn(
          fixed: points, hasFixedFont: column.hasFixedFont, isCertain: column.isCertain)
      }
    }
    return column
  }

  private func textColumn(of node: SwiftNode, _ arrangement: Arrangement) -> TextColumn {
    if let known = textColumns[node.index] { return known }
    textColumns[node.index] = TextColumn(isCertain: false)
    guard textColumnDepth < 64 else { return TextColumn(isCertain: false) }
    textColumnDepth += 1
    defer { textColumnDepth -= 1 }
    let view = self.view(node)
    let column =
      view.modifiers.isEmpty && view.isTransparent
      ? columnOfRoot(view, arrangement) : textColumn(of: view, before: view.modifiers.endIndex)
    textColumns[node.index] = column
    return column
  }

  // MARK: - What a view starts with

  private func columnOfRoot(_ view: ViewChain, _ arrangement: Arrangement) -> TextColumn {
    guard let type = view.typeName else { return columnOfValue(view) }
    switch type {
    case "VStack", "LazyVStack", "VStackLayout", "Section":
      var column = self.column(of: view.closures, .below)
      if let spacing = view.call?.argument("spacing"),
        case .points(let gap, _) = fixedLength(of: spacing)
      {
        column.fixed += gap * Double(max(0, view.partCount - 1))
      }
      return column
    case "Group", "ForEach", "AnyView", "GeometryReader", "ScrollViewReader", "TimelineView":
      return column(of: view.closures, arrangement)
    case "HStack", "LazyHStack", "ZStack", "HStackLayout", "ZStackLayout", "GridRow",
      "GlassEffectContainer", "NavigationStack":
      return column(of: view.closures, .beside)
    case "Grid", "LazyVGrid": return column(of: view.closures, .below)
    // What scrolls takes the height that it is given.
    case "ScrollView", "List", "Form", "TextEditor", "Table": return TextColumn()
    case "ViewThatFits": return TextColumn(isCertain: false)
    case "Text", "Label", "TextField", "SecureField": return columnOfText(view)
    default: break
    }
    if let declared = types.type(named: type, at: view.node) {
      let bodies = members(of: declared)["body"] ?? []
      return bodies.reduce(TextColumn(isCertain: !bodies.isEmpty)) { column, body in
        var column = column
        column.add(beside: self.column(ofDeclaration: body))
        return column
      }
    }
    let labels = view.labelClosures
    if !labels.isEmpty {
      let column = self.column(of: labels, .beside)
      // A menu's items and a link's destination stand elsewhere.
      if !column.lines.isEmpty || labels.contains(where: { $0.nameToken != nil }) { return column }
    }
    let content = self.content(of: view, before: 0)
    guard !content.kinds.isDisjoint(with: .text), !content.kinds.contains(.scrolling) else {
      return TextColumn(isCertain: !content.kinds.contains(.opaque))
    }
    var column = columnOfText(view)
    if project.viewKinds[type] != nil { column.isCertain = false }
    return column
  }

  private func columnOfText(_ view: ViewChain) -> TextColumn {
    guard !content(of: view, before: 0).kinds.isDisjoint(with: .readable) else {
      return TextColumn()
    }
    var column = TextColumn()
    let wraps = view.typeName != "TextField" && view.typeName != "SecureField" && view.mayWrap
    column.lines = [line(fontsInForce(at: view.node).first ?? .style(.body), wraps, &column)]
    return column
  }

  /// A line in a font; where the font does not tell, one of body.
  private func line(_ font: FontValue, _ wraps: Bool, _ column: inout TextColumn)
    -> TextColumn.Line
  {
    switch font {
    case .style(let style): return TextColumn.Line(style, wraps: wraps)
    case .scaled(let quantity, let style):
      let nearest = quantity.numbers.min().flatMap {
        DynamicTypeTable.iOS.nearestStyle(toPoints: $0)
      }
      if nearest == nil { column.isCertain = false }
      return TextColumn.Line(nearest ?? style, growingAs: style, wraps: wraps)
    case .fixed(let quantity):
      let nearest = quantity.numbers.min().flatMap {
        DynamicTypeTable.iOS.nearestStyle(toPoints: $0)
      }
      let follows = !quantity.origins.isDisjoint(with: .responsive)
      column.hasFixedFont = !follows
      if nearest == nil { column.isCertain = false }
      return TextColumn.Line(nearest ?? .body, wraps: wraps)
    case .inherited: return TextColumn.Line(.body, wraps: wraps)
    case .unknown:
      column.isCertain = false
      return TextColumn.Line(.body, wraps: wraps)
    }
  }

  private func columnOfValue(_ view: ViewChain) -> TextColumn {
    guard let last = view.path.last else { return TextColumn(isCertain: false) }
    if standsElsewhere(view), view.isGivenFont {
      var column = TextColumn()
      let font = fontsInForce(at: view.node).first ?? .style(.body)
      column.lines = [line(font, true, &column)]
      return column
    }
    let isOwn = view.path.count == 1 || view.path.first?.isNamed("self") == true
    if isOwn {
      let found =
        view.path.count == 1
        ? declarations(of: last.name, at: last)
        : declarations(ofMember: last.name, after: view.path[0])
      if let first = found.first, first.viewBody != nil { return column(ofDeclaration: first) }
    }
    guard !content(of: view, before: 0).kinds.isDisjoint(with: .readable) else {
      return TextColumn(isCertain: false)
    }
    return columnOfText(view)
  }

  // MARK: - Blocks

  private func column(of blocks: [SwiftNode], _ arrangement: Arrangement) -> TextColumn {
    blocks.reduce(TextColumn()) { column, block in
      var column = column
      column.add(self.column(inside: block, arrangement), arrangement)
      return column
    }
  }

  private func column(ofDeclaration node: SwiftNode) -> TextColumn {
    if let known = textColumns[node.index] { return known }
    textColumns[node.index] = TextColumn(isCertain: false)
    guard let body = node.viewBody, textColumnDepth < 64 else {
      return TextColumn(isCertain: false)
    }
    textColumnDepth += 1
    defer { textColumnDepth -= 1 }
    let column = self.column(inside: body, .beside)
    textColumns[node.index] = column
    return column
  }

  private func column(inside block: SwiftNode, _ arrangement: Arrangement) -> TextColumn {
    var column = TextColumn()
    for statement in block.children {
      switch statement.kind {
      case .expressionStatement, .returnStatement:
        var alternatives = TextColumn()
        for outcome in statement.outcomes {
          for operand in outcome.items {
            switch operand.kind {
            case .chain, .identifier:
              alternatives.add(beside: textColumn(of: operand, arrangement))
            case .ifStatement, .switchStatement:
              alternatives.add(beside: branches(of: operand, arrangement))
            default: break
            }
          }
        }
        column.add(alternatives, arrangement)
      case .ifStatement, .switchStatement:
        column.add(branches(of: statement, arrangement), arrangement)
      case .conditional, .branch, .codeBlock, .forStatement, .doStatement:
        column.add(self.column(inside: statement, arrangement), arrangement)
      default: break
      }
    }
    return column
  }

  /// Of the branches of a choice, the highest.
  private func branches(of choice: SwiftNode, _ arrangement: Arrangement) -> TextColumn {
    var column = TextColumn()
    for branch in choice.children
    where branch.kind == .codeBlock || branch.kind == .switchCase || branch.kind == .ifStatement {
      column.add(beside: self.column(inside: branch, arrangement))
    }
    return column
  }

  // MARK: - Paddings

  /// What a padding in numbers adds to the height; the system's own has no published number and counts as nothing.
  func verticalPadding(_ call: SwiftNode) -> Double {
    let arguments = Array(call.arguments)
    guard let last = arguments.last else { return 0 }
    if let insets = last.operand, insets.kind == .chain,
      let made = insets.links.first(where: { $0.isNamed("EdgeInsets") || $0.isNamed("init") })?.call
    {
      return ["top", "bottom"].reduce(0) { sum, edge in
        guard let inset = made.argument(edge), case .points(let points, _) = fixedLength(of: inset)
        else { return sum }
        return sum + points
      }
    }
    guard case .points(let points, _) = fixedLength(of: last) else { return 0 }
    guard arguments.count > 1 else { return 2 * points }
    let edges = Set(arguments[0].subtree.filter { $0.nameToken != nil }.map(\.name))
    if !edges.isDisjoint(with: ["vertical", "all"]) { return 2 * points }
    return points * Double(edges.intersection(["top", "bottom"]).count)
  }
}

extension TextColumn {
  fileprivate mutating func add(_ other: TextColumn, _ arrangement: Arrangement) {
    switch arrangement {
    case .below: add(below: other)
    case .beside: add(beside: other)
    }
  }
}

extension SwiftNode {
  /// The block that makes the view of a property or a function.
  var viewBody: SwiftNode? {
    firstChild(.codeBlock)
      ?? firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
  }
}

extension ViewChain {
  /// Whether its parts stand as if they were those of the view around it.
  fileprivate var isTransparent: Bool {
    name == "Group" || name == "ForEach" || name == "AnyView"
  }

  /// How many views its first closure holds side by side in code.
  fileprivate var partCount: Int {
    guard let closure = closures.first else { return 0 }
    var count = 0
    for child in closure.children where child.kind != .closureSignature { count += 1 }
    return count
  }

  /// Whether a modifier keeps its text on one line.
  var isLimitedToOneLine: Bool {
    modifiers.prefix(64).contains { modifier in
      modifier.name.isNamed("lineLimit")
        && modifier.call?.firstUnlabelledArgument?.operand?.numberValue == 1
    }
  }

  /// The closures that show its title: those of a button but for its action.
  fileprivate var labelClosures: [SwiftNode] {
    guard typeName == "Button" else {
      let labels = closures.filter { $0.isNamed("label") || $0.isNamed("title") }
      return labels.isEmpty ? closures.filter { $0.nameToken == nil } : labels
    }
    let hasAction =
      call.map { $0.argument("action") != nil || $0.argument("intent") != nil } ?? false
    return closures.filter { $0.isNamed("label") || $0.nameToken == nil && hasAction }
  }

  /// Whether its text may be long: not a number, and no literal of a word or two.
  var mayWrap: Bool {
    guard let call, let first = call.arguments.first(where: { _ in true }) else {
      return typeName == nil
    }
    if call.argument("format") != nil || call.argument("style") != nil { return false }
    // `String(format: "%.1f V", voltage)` shows a number.
    let literals = first.subtree.filter { $0.kind == .string }
    if first.subtree.contains(where: { $0.kind == .argument && $0.isNamed("format") }),
      !literals.isEmpty, literals.allSatisfy({ $0.stringText.count <= 8 })
    {
      return false
    }
    guard let operand = first.operand, operand.kind == .string else { return true }
    if operand.subtree.contains(where: { $0.kind == .interpolation }) {
      return operand.stringText.contains(where: \.isLetter)
    }
    return operand.stringText.count > Self.shortTitle
  }

  /// A title of so many characters stays on a line of a phone at every size.
  private static var shortTitle: Int { 12 }
}
