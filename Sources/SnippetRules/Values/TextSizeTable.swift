import DTKBSourceReading
import DynamicTypeScaling

/// What code maps each text size to: a `switch` over the size, a dictionary by size, or one `if` after the other.
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

  /// The `switch`, the dictionary or the first `if`.
  let node: SwiftNode
  let rows: [Row]
  /// The first name of a size in it.
  let firstName: SwiftNode?

  /// The sizes that no line is for.
  var missing: TextSizes {
    rows.reduce(TextSizes()) { $0.union($1.sizes) }.inverted
  }

  /// The bytes of its head: the `switch` with its subject, the dictionary, or the first `if` with its condition.
  var headRange: Range<Int> {
    guard node.kind != .collection, let subject = node.firstChild(.condition) else {
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
      case (_, .condition): context.ladder(of: parent)
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

  /// The table that a condition is a step of: `if size == .small { return 1 }`, three times and more.
  func ladder(of condition: SwiftNode) -> TextSizeTable? {
    guard var first = condition.parent, first.kind == .ifStatement else { return nil }
    for _ in 0..<TextSizeTable.mostRows {
      guard let previous = first.previousSibling, previous.kind == .ifStatement else { break }
      first = previous
    }
    var rows: [TextSizeTable.Row] = []
    var rest = TextSizes.all
    var firstName: SwiftNode?
    var statement: SwiftNode? = first
    while let step = statement, rows.count < TextSizeTable.mostRows {
      var pending: SwiftNode?
      // What follows the last `if` is for the sizes that are left.
      let parts = step.kind == .ifStatement ? Array(step.children) : [step]
      for part in parts {
        if part.kind == .condition {
          guard pending == nil else { return nil }
          pending = part
          continue
        }
        var sizes = rest
        if let asked = pending {
          let found = textSizeCondition(of: asked)
          guard found.isRelated, found.possible == found.certain else { return nil }
          sizes = rest.intersection(found.possible)
          firstName = firstName ?? asked.firstSizeName
        }
        let outcomes = part.kind == .codeBlock ? nil : part.outcomes
        let value = outcomes.map { $0.count == 1 ? $0[0] : nil } ?? part.onlyValue
        rows.append(
          TextSizeTable.Row(sizes: sizes, value: value, node: part, isDefault: pending == nil))
        rest.subtract(sizes)
        pending = nil
      }
      statement = step.kind == .ifStatement ? step.nextSibling : nil
    }
    guard rows.filter({ !$0.isDefault && $0.value != nil }).count >= 3 else { return nil }
    return TextSizeTable(node: first, rows: rows, firstName: firstName)
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
