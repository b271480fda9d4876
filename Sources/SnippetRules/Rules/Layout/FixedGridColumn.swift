import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A grid whose columns keep their width or their number while the text in them grows.
  static let fixedGridColumn = Rule(
    id: "fixed-grid-column", severity: .warning, fix: .suggested,
    facts: ["width", "characters", "charactersAtLargest"],
    triggers: [.call("LazyVGrid", label: "columns")]
  ) { site in
    guard let argument = site.call?.argument("columns"), let chain = site.node.chain else {
      return []
    }
    let context = site.context
    guard let columns = context.gridColumns(in: argument) else { return [] }
    guard let width = columns.width, !context.isArrangedByTextSize(site.node) else { return [] }
    let view = context.view(chain)
    let cells = view.closures.reduce(into: ViewContent()) {
      $0.add(context.content(inside: $1))
    }
    let range = columns.item.callRange
    let texts = cells.texts.filter { !context.isInHeader($0) }
    guard cells.kinds.contains(.text), cells.texts.isEmpty || !texts.isEmpty else {
      return cells.kinds.contains(.opaque) ? [.undecided(range)] : []
    }
    let font = texts.first.flatMap { context.fontsInForce(at: $0).first } ?? .style(.body)
    let style = context.nearestStyle(to: font) ?? .body
    // The width of a watch is another one.
    guard let platform = site.platform, platform == .iOS,
      let line = LineFigure(width: width, style: style, on: platform), !line.holdsWords
    else { return [] }
    var detection = Detection(range)
    detection.facts = [
      "width": .number(width.rounded()), "characters": .count(line.characters),
      "charactersAtLargest": .count(line.charactersAtLargest),
    ]
    if case .fixed = font { detection.severity = .note }
    // How long the texts of another file are, and in which font, is not seen here.
    if texts.isEmpty { detection.severity = .note }
    if let number = columns.length?.literalNumber {
      detection.offer(
        site.scaledMetric(inPlaceOf: number, as: "columnWidth", following: style), as: .suggested)
    }
    return [detection]
  }
}

/// The columns of a grid in numbers.
private struct GridColumns {
  /// What makes the first column.
  let item: SwiftNode
  /// The width of the narrowest on a phone, in points; nil where they are wide or follow the reader.
  let width: Double?
  /// What holds that width in code.
  var length: SwiftNode?
}

extension SwiftContext {
  /// Whether a text is the header or the footer of a section, which spans all columns.
  fileprivate func isInHeader(_ text: SwiftNode) -> Bool {
    if view(text).typeName == "Section" { return true }
    return text.ancestors.prefix(32).contains {
      ($0.kind == .closure || $0.kind == .argument)
        && ($0.isNamed("header") || $0.isNamed("footer"))
    }
  }

  /// The columns that an argument makes; nil where the code does not tell.
  fileprivate func gridColumns(in argument: SwiftNode) -> GridColumns? {
    guard argument.outcomes.allSatisfy({ !$0.conditions.contains(where: dependsOnTextSize) }),
      let operand = argument.operand
    else { return nil }
    return gridColumns(of: operand, hops: 0)
  }

  private func gridColumns(of operand: SwiftNode, hops: Int) -> GridColumns? {
    guard hops < 3 else { return nil }
    if operand.kind == .collection { return gridColumns(listedIn: operand) }
    let base = operand.base ?? operand
    // `Array(repeating: GridItem(.flexible()), count: 3)` and `[GridItem](repeating:count:)`
    if operand.kind == .chain,
      let call = operand.links.first(where: { $0.kind == .call && $0.argument("repeating") != nil }
      ),
      let item = call.argument("repeating")?.operand,
      let count = call.argument("count")
    {
      guard case .points(let number, _) = fixedLength(of: count), let made = gridItem(item) else {
        return nil
      }
      return gridColumns(made, count: Int(min(number, 64)))
    }
    // `(0..<3).map { _ in GridItem(.flexible()) }`
    if operand.kind == .chain, base.kind == .tuple,
      let map = operand.links.first(where: { $0.isNamed("map") }),
      let result = map.trailingClosures.first?.results.first?.operand,
      let made = gridItem(result), let count = countOfRange(in: base)
    {
      return gridColumns(made, count: min(count, 64))
    }
    guard operand.kind == .identifier || operand.kind == .chain else { return nil }
    let found =
      operand.kind == .identifier
      ? declarations(of: operand.name, at: operand)
      : operand.links.last.map { declarations(ofMember: $0.name, after: base) } ?? []
    guard found.count == 1, !readsTextSize(found[0]),
      let holder = found[0].firstChild(.initialValue) ?? found[0].viewBody?.results.first,
      holder.outcomes.count == 1, let inner = holder.outcomes[0].operand
    else { return nil }
    return gridColumns(of: inner, hops: hops + 1)
  }

  /// How many numbers `(0..<3)` has, also up to a constant.
  private func countOfRange(in tuple: SwiftNode) -> Int? {
    guard let items = tuple.firstUnlabelledArgument?.outcomes.first?.items, items.count == 3,
      items[1].isNamed("..<") || items[1].isNamed("..."), let first = items[0].numberValue,
      let end = items[2].numberValue
        ?? declarations(behind: items[2]).first.flatMap({
          quantity(ofDeclaration: $0).numbers.max()
        })
    else { return nil }
    let count = end - first + (items[1].isNamed("...") ? 1 : 0)
    return count >= 0 && count < 1000 ? Int(count) : nil
  }

  private func gridColumns(listedIn collection: SwiftNode) -> GridColumns? {
    let items = collection.children.filter { $0.kind == .element }
      .map { $0.operand.flatMap { self.gridItem($0) } }
    guard let first = items.first, let first else { return nil }
    var narrowest: (columns: GridColumns, width: Double)?
    for case let item? in items {
      guard let columns = gridColumns(item, count: items.count), let width = columns.width else {
        continue
      }
      if width < narrowest?.width ?? .infinity { narrowest = (columns, width) }
    }
    return narrowest?.columns ?? GridColumns(item: first.name, width: nil)
  }

  /// A `GridItem` as it is written: its name, its kind of size and its parentheses.
  private struct GridItem {
    let name: SwiftNode
    let size: SwiftNode?
    let call: SwiftNode
  }

  private func gridItem(_ operand: SwiftNode) -> GridItem? {
    guard operand.kind == .chain || operand.kind == .identifier else { return nil }
    let links = operand.kind == .chain ? operand.links : [operand]
    guard let base = links.first else { return nil }
    if base.isNamed("GridItem") || base.isNamed("init"), let call = links.compactMap(\.call).first {
      let size = call.firstUnlabelledArgument?.operand
      return GridItem(
        name: base, size: size.flatMap { $0.kind == .chain ? $0.base : $0 }, call: call)
    }
    // A column with a name of its own.
    guard base.kind == .identifier, links.count == 1,
      let declaration = declarations(of: base.name, at: base).first,
      let made = declaration.firstChild(.initialValue)?.operand, made != operand,
      made.kind == .chain, let item = gridItem(named: made)
    else { return nil }
    return item
  }

  private func gridItem(named operand: SwiftNode) -> GridItem? {
    operand.base?.isNamed("GridItem") == true ? gridItem(operand) : nil
  }

  private func gridColumns(_ item: GridItem, count: Int) -> GridColumns? {
    let gap = item.call.argument("spacing").flatMap { argument -> Double? in
      if case .points(let points, _) = fixedLength(of: argument) { points } else { nil }
    }
    // Without a number the system spaces columns; 8 points are what stacks mostly get.
    let spacing = gap ?? 8
    func width(of columns: Int) -> Double {
      (PhoneWidth.inMargins - spacing * Double(columns - 1)) / Double(columns)
    }
    switch item.size?.name {
    case "fixed":
      guard let argument = item.size?.call?.firstUnlabelledArgument,
        case .points(let points, _) = fixedLength(of: argument)
      else { return GridColumns(item: item.name, width: nil) }
      return GridColumns(item: item.name, width: points, length: argument)
    case "adaptive":
      guard let argument = item.size?.call?.argument("minimum"),
        case .points(let least, _) = fixedLength(of: argument)
      else { return GridColumns(item: item.name, width: nil) }
      let columns = max(1, Int((PhoneWidth.inMargins + spacing) / (least + spacing)))
      return GridColumns(
        item: item.name, width: columns > 1 ? width(of: columns) : nil, length: argument)
    case "flexible", nil:
      return GridColumns(item: item.name, width: count >= 3 ? width(of: count) : nil)
    default: return nil
    }
  }
}
