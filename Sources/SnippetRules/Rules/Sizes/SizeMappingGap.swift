import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A table by text size with a line that is missing, out of order, or another size's.
  ///
  /// Silent on factors, which `metrics-hand-made` looks at, and where several sizes share a value on purpose.
  static let sizeMappingGap = Rule(
    id: "size-mapping-gap", severity: .error, fix: .suggested, facts: ["size"],
    triggers: SwiftSite.tableSizeNames.map(SwiftTrigger.member)
  ) { site in
    guard let table = site.textSizeTable,
      SizeMultipliers(table, in: site.context, on: site.platform ?? .iOS) == nil,
      let gap = site.context.gap(in: table)
    else { return [] }
    var detection = Detection(gap.range)
    detection.offer([gap.cure], as: .suggested)
    detection.facts["size"] = .size(gap.size.rawValue)
    detection.firstBrokenSize = gap.size
    return [detection]
  }
}

/// A wrong line of a table.
private struct Gap {
  /// The size that gets something wrong.
  let size: DynamicTypeSize
  let range: Range<Int>
  /// What gives the size its own value, where that is a size by name.
  var cure: Edit?
}

extension SwiftContext {
  /// The first wrong line of a table, and the size that gets something wrong.
  fileprivate func gap(in table: TextSizeTable) -> Gap? {
    if let found = gapInSizes(of: table) ?? gapInNumbers(of: table) { return found }
    guard table.node.kind == .collection, table.rows.count >= 5,
      let size = table.missing.sizes.first(where: { $0 > .large }),
      table.rows.allSatisfy({ $0.value.map { textSizeOrNumber($0) } ?? false })
    else { return nil }
    return Gap(size: size, range: table.node.range)
  }

  private func textSizeOrNumber(_ value: SwiftNode.Outcome) -> Bool {
    value.operand.flatMap { textSize(of: $0) } != nil
      || !quantity(of: value).numbers.isEmpty
  }

  // MARK: - Sizes

  private func gapInSizes(of table: TextSizeTable) -> Gap? {
    var rows: [(row: TextSizeTable.Row, value: DynamicTypeSize)] = []
    for row in table.rows where !row.sizes.isEmpty {
      // A line that calls or returns something else says nothing of the others.
      guard let value = row.value?.operand.flatMap({ textSize(of: $0) }) else {
        if row.isDefault { continue }
        return nil
      }
      rows.append((row, value))
    }
    let single = rows.filter { $0.row.sizes.sizes.count == 1 && !$0.row.isDefault }
    let wrong = single.filter { $0.row.sizes.sizes != [$0.value] }
    guard single.count >= 4, wrong.count * 3 <= single.count else { return gapInOrder(of: rows) }
    for (row, value) in wrong {
      guard let size = row.sizes.sizes.first, let range = row.value?.range else { continue }
      // Two and more lines with one value are a bound that somebody meant.
      if wrong.filter({ $0.value == value }).count > 1, value < size { continue }
      let operand = row.value?.operand
      let name = operand?.kind == .chain ? operand?.links.last : operand
      let type = Self.type(ofSizesNamed: single.compactMap { $0.row.value?.operand?.lastName })
      return Gap(
        size: size, range: range,
        cure: name.map { Edit($0.nameTokenRange, type.name(of: size)) })
    }
    for (row, value) in rows where row.isDefault {
      // A default in place of larger sizes gives them less than the largest line has.
      guard let size = row.sizes.sizes.first(where: { $0 > value && $0 > .large }),
        let most = single.map(\.value).max(), value < most, let range = row.value?.range
      else { continue }
      return Gap(size: size, range: range)
    }
    return nil
  }

  /// The type that knows all of some names, most of which several know.
  private static func type(ofSizesNamed names: [String]) -> TextSizeType {
    names.allSatisfy { TextSizeType.dynamicTypeSize.size(named: $0) != nil }
      ? .dynamicTypeSize : .contentSizeCategory
  }

  private func gapInOrder(of rows: [(row: TextSizeTable.Row, value: DynamicTypeSize)])
    -> Gap?
  {
    let places = rows.map {
      ($0.row, Double(DynamicTypeSize.allCases.firstIndex(of: $0.value) ?? 0))
    }
    return Self.firstTurn(in: places)
  }

  // MARK: - Numbers

  private func gapInNumbers(of table: TextSizeTable) -> Gap? {
    var rows: [(TextSizeTable.Row, Double)] = []
    for row in table.rows where !row.sizes.isEmpty {
      guard let value = row.value else { return nil }
      if value.operand?.kind == .nil {
        // No limit at all.
        rows.append((row, .infinity))
        continue
      }
      let quantity = quantity(of: value)
      guard quantity.numbers.count == 1, quantity.origins == .literal else { return nil }
      rows.append((row, quantity.numbers[0]))
    }
    return Self.firstTurn(in: rows)
  }

  /// The first size at which values that rise fall, or values that fall rise.
  private static func firstTurn(in rows: [(TextSizeTable.Row, Double)])
    -> Gap?
  {
    guard Set(rows.map(\.1)).count >= 3 else { return nil }
    let line = DynamicTypeSize.allCases.compactMap { size in
      rows.first { $0.0.sizes.contains(TextSizes(size)) }.map { (size, $0.0, $0.1) }
    }
    let steps = zip(line, line.dropFirst()).map { ($0, $1) }
    let rises = steps.filter { $0.2 < $1.2 }.count
    let falls = steps.filter { $0.2 > $1.2 }.count
    guard rises != falls, min(rises, falls) > 0 else { return nil }
    for (before, after) in steps
    where rises > falls ? before.2 > after.2 : before.2 < after.2 {
      return Gap(size: after.0, range: after.1.value?.range ?? after.1.node.range)
    }
    return nil
  }
}
