import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A question about the text size that leaves out sizes: equality with one accessibility size, the order of raw
  /// strings, an order that starts one size too late.
  static let sizeComparison = Rule(
    id: "size-comparison", severity: .warning, fix: .automatic, facts: ["missing", "correct"],
    triggers: SwiftSite.categoryWords.map(SwiftTrigger.word)
      + SwiftSite.comparedSizeNames.map(SwiftTrigger.member)
  ) { site in
    SwiftSite.categoryWords.contains(site.node.name)
      ? site.rawComparison : site.incompleteComparison
  }
}

extension SwiftSite {
  /// The names of the sizes that a comparison may single out.
  static let comparedSizeNames: [String] = {
    let names = TextSizeType.allCases.flatMap { type in
      DynamicTypeSize.allCases.filter { $0 > .large }.map { type.name(of: $0) }
    }
    return Array(Set(names)).sorted()
  }()

  /// A comparison that holds at some accessibility sizes and not at others.
  fileprivate var incompleteComparison: [Detection] {
    guard node.call == nil else { return [] }
    let operand = node.chain ?? node
    guard operand == node || operand.lastName == node.name, let parent = operand.parent else {
      return []
    }
    switch parent.kind {
    case .element: return comparisonWithList(parent)
    case .pattern: return comparisonByPattern(parent)
    default: return comparisonBySign(operand, in: parent)
    }
  }

  // MARK: - Signs

  private func comparisonBySign(_ operand: SwiftNode, in holder: SwiftNode) -> [Detection] {
    let run = holder.run(around: operand)
    let comparisons = run.indices.dropFirst().dropLast().compactMap { place in
      run[place].kind == .infixOperator
        ? TextSizeComparison(run[place - 1], run[place].name, run[place + 1], in: context) : nil
    }
    // Several sizes in one condition are judged together, at the first; steps of a table all together.
    guard let first = comparisons.first, first.literal == operand,
      holder.kind != .condition || context.ladder(of: holder) == nil
    else { return [] }
    let condition = context.textSizeCondition(of: run)
    let range = run[run.startIndex].range.lowerBound..<run[run.endIndex - 1].range.upperBound
    if comparisons.contains(where: { $0.sign == "==" || $0.sign == "!=" }) {
      // `size != .accessibility5` singles out what it does not hold for.
      let singledOut = first.sign == "!=" ? condition.possible.inverted : condition.possible
      let subject = run.count == 3 ? run.first { $0 != operand && !$0.kind.isOperator } : nil
      return detection(
        range, singledOut: singledOut, type: first.type, among: comparisons.count,
        asking: subject, negated: first.sign == "!=")
    }
    guard comparisons.count == 1, Self.startsTooLate(first) else { return [] }
    let covered = first.sign.hasPrefix(">") ? first.sizes : first.sizes.inverted
    var detection = detection(range, leavingOutOf: covered, type: first.type, severity: .note)
    if run.count == 3, let subject = run.first(where: { $0 != operand && !$0.kind.isOperator }) {
      let isNegated = first.sign.hasPrefix("<")
      detection.offer(
        [question(first.type, to: subject, negated: isNegated, at: range)], as: .suggested)
    }
    return [detection]
  }

  /// `>= .accessibilityLarge` sounds like the first of the accessibility sizes and is the second.
  private static func startsTooLate(_ comparison: TextSizeComparison) -> Bool {
    switch comparison.literal.lastName {
    case "accessibilityLarge": comparison.sign == ">=" || comparison.sign == "<"
    case "accessibilityMedium", "accessibility1": comparison.sign == ">"
    default: false
    }
  }

  // MARK: - Lists and patterns

  /// A list of sizes: `[.accessibility4, .accessibility5].contains(size)`.
  private func comparisonWithList(_ element: SwiftNode) -> [Detection] {
    guard let list = element.parent, list.firstChild(.element) == element, let chain = list.chain,
      chain.base == list, let call = chain.links.last, call.callee?.isNamed("contains") == true
    else { return [] }
    let condition = context.textSizeCondition(of: [chain])
    guard condition.isRelated else { return [] }
    let type = call.firstUnlabelledArgument?.operand
      .flatMap { context.textSizeType(of: $0) }
    return detection(
      chain.range, singledOut: condition.possible, type: type,
      among: condition.possible.sizes.count,
      asking: call.firstUnlabelledArgument?.operand)
  }

  /// `if case .accessibility5 = size`, or the one case of a `switch` beside its `default`.
  private func comparisonByPattern(_ pattern: SwiftNode) -> [Detection] {
    guard let holder = pattern.parent, holder.firstChild(.pattern) == pattern else { return [] }
    let subject: SwiftNode?
    let range: Range<Int>
    var asked: SwiftNode?
    switch holder.kind {
    case .condition:
      subject = holder.firstChild(.initialValue)?.operand
      range = holder.range
      asked = subject
    case .switchCase:
      guard let statement = holder.parent, statement.kind == .switchStatement,
        statement.children.filter({ $0.kind == .switchCase }).count == 2,
        statement.children.contains(where: {
          $0.kind == .switchCase && $0.firstChild(.pattern) == nil
        })
      else { return [] }
      subject = statement.firstChild(.condition)?.operand
      let last = holder.children.filter { $0.kind == .pattern }.last ?? pattern
      range = pattern.range.lowerBound..<last.range.upperBound
    default: return []
    }
    guard let subject, let type = context.textSizeType(of: subject) else { return [] }
    var sizes: TextSizes = []
    for pattern in holder.children where pattern.kind == .pattern {
      // A range says where it starts, and means it.
      guard let found = context.textSizes(ofPattern: pattern), found.sizes.count == 1 else {
        return []
      }
      sizes.formUnion(found)
    }
    return detection(
      range, singledOut: sizes, type: type, among: sizes.sizes.count, asking: asked)
  }

  // MARK: - Verdicts

  private func detection(
    _ range: Range<Int>, singledOut sizes: TextSizes, type: TextSizeType?, among count: Int,
    asking subject: SwiftNode? = nil, negated isNegated: Bool = false
  ) -> [Detection] {
    let accessible = sizes.intersection(.accessibility)
    guard let smallest = sizes.sizes.first, smallest > .large, accessible != .accessibility else {
      return []
    }
    // Two and more that reach up to the largest are a decision where to start.
    let isTop = sizes == TextSizes { $0 >= smallest } && count > 1
    var detection = detection(
      range, leavingOutOf: sizes, type: type, severity: isTop ? .note : .warning)
    if let subject {
      // The default size is none of either.
      detection.offer(
        [question(type, to: subject, negated: isNegated, at: range)],
        as: isTop ? .suggested : .automatic)
    }
    return [detection]
  }

  /// Asks for all accessibility sizes at once.
  private func question(
    _ type: TextSizeType?, to subject: SwiftNode, negated isNegated: Bool, at range: Range<Int>
  ) -> Edit? {
    guard subject.kind == .identifier || subject.kind == .chain || subject.kind == .implicitMember
    else { return nil }
    let question = "\(subject.text).\(self.type(type).accessibilityQuestion)"
    return Edit(range, (isNegated ? "!" : "") + question)
  }

  /// The type that is compared; where nothing tells, the one that has the name here.
  private func type(_ known: TextSizeType?) -> TextSizeType {
    known ?? (DynamicTypeSize(rawValue: node.name) != nil ? .dynamicTypeSize : .contentSizeCategory)
  }

  private func detection(
    _ range: Range<Int>, leavingOutOf covered: TextSizes, type: TextSizeType?, severity: Severity
  ) -> Detection {
    let type = self.type(type)
    let missing = TextSizes.accessibility.subtracting(covered).sizes
    var detection = Detection(range, severity: severity)
    detection.facts["missing"] = .name(
      missing.map { ".\(type.name(of: $0))" }.joined(separator: ", "))
    detection.facts["correct"] = .name(type.accessibilityQuestion)
    return detection
  }

  // MARK: - Raw values

  /// The words by which the values of categories enter a comparison.
  fileprivate static let categoryWords = [
    "preferredContentSizeCategory", "sizeCategory", "UIContentSizeCategory",
  ]

  /// `category.rawValue > UIContentSizeCategory.large.rawValue` compares letters.
  fileprivate var rawComparison: [Detection] {
    guard let operand = node.chain, operand.lastName == "rawValue", let holder = operand.parent
    else { return [] }
    let run = holder.run(around: operand)
    guard let place = run.firstIndex(of: operand),
      let sign = [place - 1, place + 1].first(where: {
        run.indices.contains($0) && ["<", ">", "<=", ">="].contains(run[$0].name)
      }), sign > run.startIndex, sign + 1 < run.endIndex
    else { return [] }
    let left = run[sign - 1]
    let right = run[sign + 1]
    let sizes = [left, right].map { context.textSize(ofRawValue: $0) }
    // Where both sides name a category, the left one asks.
    if operand == right, left.mentions(NameSet(Self.categoryWords)) { return [] }
    guard sizes[0] != nil || sizes[1] != nil || isRawTextSize(operand) else { return [] }
    let signName = run[sign].name
    let wrong = TextSizes { size in
      let raw = { UIContentSizeCategory($0).rawValue }
      // Which sizes a person means, and which the letters give.
      let (meant, given): (Bool, Bool) =
        switch (sizes[0], sizes[1]) {
        case (let limit?, _):
          (Self.holds(limit, signName, size), Self.holds(raw(limit), signName, raw(size)))
        case (_, let limit?):
          (Self.holds(size, signName, limit), Self.holds(raw(size), signName, raw(limit)))
        default: (size.isAccessibilitySize, false)
        }
      return meant != given
    }
    guard !wrong.isEmpty else { return [] }
    var detection = Detection(left.range.lowerBound..<right.range.upperBound, severity: .error)
    let names = wrong.sizes.map { ".\(TextSizeType.contentSizeCategory.name(of: $0))" }
    detection.facts["missing"] = .name(names.joined(separator: ", "))
    detection.facts["correct"] = .name("isAccessibilityCategory")
    let ends = [left, right].map { $0.kind == .chain ? $0.links.last : nil }
    if ends.allSatisfy({ $0?.isNamed("rawValue") == true }) {
      // Where letters and sizes differ at the default size, the design does.
      detection.offer(
        ends.map { $0.map { Edit($0.range, "") } },
        as: wrong.contains(TextSizes(.large)) ? .suggested : .automatic)
    }
    return [detection]
  }

  private func isRawTextSize(_ operand: SwiftNode) -> Bool {
    guard operand.kind == .chain, operand.lastName == "rawValue" else { return false }
    let names = operand.links.dropLast()
    guard let inner = names.last else { return false }
    if ["preferredContentSizeCategory", "sizeCategory", "contentSizeCategory"].contains(inner.name)
    {
      return true
    }
    return names.count == 1 && context.textSizeType(of: inner) != nil
  }

  private static func holds<Value: Comparable>(_ left: Value, _ sign: String, _ right: Value)
    -> Bool
  {
    switch sign {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    default: left >= right
    }
  }
}

extension SwiftContext {
  /// The size that a raw value stands for: `UIContentSizeCategory.large.rawValue`, or its string.
  fileprivate func textSize(ofRawValue operand: SwiftNode) -> DynamicTypeSize? {
    if operand.kind == .string {
      return UIContentSizeCategory(rawValue: operand.stringText).flatMap { DynamicTypeSize($0) }
    }
    guard operand.kind == .chain, operand.lastName == "rawValue" else { return nil }
    let names = operand.links.filter { $0.nameToken != nil }.dropLast()
    guard names.count == 2, TextSizeType(rawValue: names[0].name) != nil else { return nil }
    return DynamicTypeSize(named: names[1].name)
  }
}

extension SwiftNode {
  /// The operands and operators around an operand, up to a ternary's signs or an assignment.
  fileprivate func run(around operand: SwiftNode) -> ArraySlice<SwiftNode> {
    let items = children.filter { $0.kind != .attribute }
    guard let place = items.firstIndex(of: operand) else { return [] }
    let ends: (SwiftNode) -> Bool = {
      $0.kind == .ternaryThen || $0.kind == .ternaryElse || $0.kind == .assignment
        || $0.kind == .infixOperator && $0.isNamed("??")
    }
    let start = items[..<place].lastIndex(where: ends).map { $0 + 1 } ?? items.startIndex
    let end = items[place...].firstIndex(where: ends) ?? items.endIndex
    return items[start..<end]
  }
}
