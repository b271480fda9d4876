import DTKBSourceReading
import DynamicTypeScaling

/// What code maps each text size to: a `switch` over the size, or a dictionary by size.
struct TextSizeTable {
  /// A line of it.
  struct Row {
    /// The sizes that it is for; what is left of them for a `default`.
    let sizes: TextSizes
    /// Where the value stands; nil where the line does not simply give one.
    let value: SwiftNode.Outcome?
    /// The node of the line: the case, or the key.
    let node: SwiftNode
    let isDefault: Bool

    /// Whether the line does nothing, so that what it would set keeps its value.
    var leavesValue: Bool {
      let statements = node.children.filter { $0.kind != .pattern }
      return node.kind == .switchCase && statements.count == 1
        && statements[0].isNamed("break")
    }
  }

  /// The `switch` or the dictionary.
  let node: SwiftNode
  let rows: [Row]
  /// The first name of a size in it.
  let firstName: SwiftNode?

  /// The sizes that no line is for.
  var missing: TextSizes {
    rows.reduce(TextSizes()) { $0.union($1.sizes) }.inverted
  }

  /// The bytes of its head: the `switch` with its subject, or the dictionary.
  var headRange: Range<Int> {
    guard node.kind == .switchStatement, let subject = node.firstChild(.condition) else {
      return node.range
    }
    return node.range.lowerBound..<subject.range.upperBound
  }

  /// The name of the variable or function that it gives its values to.
  var name: String {
    for around in node.ancestors {
      switch around.kind {
      case .binding, .functionDeclaration: return around.name
      case _ where around.kind.declaresType: return ""
      default: continue
      }
    }
    return ""
  }

  /// Nobody writes a line for more sizes than there are; the bound keeps hostile tables cheap.
  fileprivate static let mostRows = 32
}

extension SwiftSite {
  /// The table that a size's name stands in as a pattern or a key, asked at the first name only.
  var textSizeTable: TextSizeTable? {
    guard node.call == nil else { return nil }
    var place = node.chain ?? node
    if place.parent?.kind == .pattern || place.parent?.kind == .key {
      place = place.parent ?? place
    }
    guard let parent = place.parent else { return nil }
    let table: TextSizeTable? =
      switch (place.kind, parent.kind) {
      case (.pattern, .switchCase):
        parent.parent.flatMap { $0.kind == .switchStatement ? context.table(ofSwitch: $0) : nil }
      case (.key, .collection): context.table(ofDictionary: parent)
      default: nil
      }
    return table?.firstName == node ? table : nil
  }

  /// The names of sizes that every table holds at least one of.
  static let tableSizeNames: [String] = {
    let names = TextSizeType.allCases.flatMap { type in
      DynamicTypeSize.allCases.filter { $0 > .large }.map { type.name(of: $0) }
    }
    return Array(Set(names)).sorted()
  }()
}

extension SwiftContext {
  fileprivate func table(ofSwitch statement: SwiftNode) -> TextSizeTable? {
    var rows: [TextSizeTable.Row] = []
    var rest = TextSizes.all
    var firstName: SwiftNode?
    for node in statement.children where node.kind == .switchCase {
      let patterns = node.children.filter { $0.kind == .pattern }
      guard rows.count < TextSizeTable.mostRows, patterns.count <= TextSizeTable.mostRows,
        node.firstChild(.condition) == nil
      else { return nil }
      var sizes: TextSizes = patterns.isEmpty ? rest : []
      for pattern in patterns {
        guard let found = textSizes(ofPattern: pattern) else { return nil }
        sizes.formUnion(found)
        firstName = firstName ?? pattern.firstSizeName
      }
      sizes.formIntersection(rest)
      rest.subtract(sizes)
      rows.append(
        TextSizeTable.Row(
          sizes: sizes, value: node.onlyValue, node: node, isDefault: patterns.isEmpty))
    }
    return TextSizeTable(node: statement, rows: rows, firstName: firstName)
  }

  fileprivate func table(ofDictionary node: SwiftNode) -> TextSizeTable? {
    var rows: [TextSizeTable.Row] = []
    var firstName: SwiftNode?
    for key in node.children where key.kind == .key {
      guard rows.count < TextSizeTable.mostRows, let value = key.nextSibling,
        value.kind == .value, let sizes = textSizes(ofPattern: key)
      else { return nil }
      firstName = firstName ?? key.firstSizeName
      let outcomes = value.outcomes
      rows.append(
        TextSizeTable.Row(
          sizes: sizes, value: outcomes.count == 1 ? outcomes[0] : nil, node: key,
          isDefault: false))
    }
    return TextSizeTable(node: node, rows: rows, firstName: firstName)
  }
}

extension SwiftNode {
  /// The first name of a size that rules over tables ask at.
  fileprivate var firstSizeName: SwiftNode? {
    subtree.first { node in
      (node.kind == .implicitMember || node.kind == .member)
        && DynamicTypeSize(named: node.name).map { $0 > .large } ?? false
    }
  }

  /// What a case comes to, if it has one statement that gives one value.
  fileprivate var onlyValue: Outcome? {
    let statements = children.filter { $0.kind != .pattern }
    guard statements.count == 1,
      statements[0].kind == .expressionStatement || statements[0].kind == .returnStatement
    else { return nil }
    let outcomes = statements[0].outcomes
    return outcomes.count == 1 ? outcomes[0] : nil
  }
}
