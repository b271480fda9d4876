import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// An exact height around text in a document: a constraint without a relation, or a row of a table.
  static let ibFixedHeight = Rule(
    id: "ib-fixed-height", severity: .error, fix: .suggested, facts: ["height", "size", "needed"],
    interfaceBuilder: RuleQuestion([.element("constraint"), .attribute("rowHeight")]) { site in
      if let attribute = site.attribute { return site.row(of: attribute) }
      guard let height = site.requiredHeight, let item = site.constrainedItem,
        // As wide as it is high, a button shows a picture.
        !item.isNamed("button") || !item.isFixed(toWidth: height),
        let content = InterfaceTextContent(of: item),
        var detection = Detection(
          site.element.startTagRange, height: height, holding: content)
      else { return [] }
      detection.offer(
        [site.element.setting("relation", to: "greaterThanOrEqual")], as: .suggested)
      // A constraint that code holds is there to be changed.
      if site.isHeldByCode, let severity = detection.severity {
        detection.severity = severity.lowered
      }
      return [detection]
    })
}

extension InterfaceSite {
  /// The height that the constraint here demands, if it leaves no choice.
  fileprivate var requiredHeight: Double? {
    guard element["firstAttribute"] == "height", element.attribute("secondItem") == nil,
      element.attribute("relation") == nil || element["relation"] == "equal",
      element["placeholder"] != "YES",
      (element.attribute("priority")?.number ?? 1_000) >= 1_000,
      let height = element.attribute("constant")?.number, height > 0
    else { return nil }
    return height
  }

  /// The element whose height the constraint sets.
  fileprivate var constrainedItem: InterfaceElement? {
    if let id = element["firstItem"] { return context.links.element(id: id) }
    return element.parent?.parent
  }

  fileprivate var isHeldByCode: Bool { !context.links.outlets(to: element).isEmpty }

  /// What is found at the height of the rows of a table, or of one row.
  fileprivate func row(of attribute: InterfaceAttribute) -> [Detection] {
    guard let height = attribute.number, height > 0 else { return [] }
    let isTable = element.isNamed("tableView")
    guard isTable || element.isNamed("tableViewCell") else { return [] }
    let table = isTable ? element : element.ancestors.prefix(8).first { $0.isNamed("tableView") }
    if !isTable, table?.attribute("rowHeight")?.number == -1 {
      // Prototypes take the height of the table; only the rows of a static one have their own.
      guard table?["dataMode"] == "static" else { return [] }
    }
    if isTable, context.code(setting: "rowHeight", of: element).isSet { return [] }
    let content =
      InterfaceTextContent(ofTextsWithin: element)
      ?? (isTable ? InterfaceTextContent.unseen(in: element) : nil)
    guard let content,
      var detection = Detection(attribute.range, height: height, holding: content)
    else { return [] }
    // What is filled at run time, a table has to estimate.
    detection.offer([Edit(attribute.valueRange, "-1")], as: .suggested)
    // The height of a cell in a document of its own is what the canvas shows; the table decides.
    if table == nil { detection.severity = .note }
    return [detection]
  }
}

extension InterfaceElement {
  /// Whether a constraint of its own gives it a width.
  fileprivate func isFixed(toWidth width: Double) -> Bool {
    child("constraints")?.children.prefix(32).contains {
      $0["firstAttribute"] == "width" && $0.attribute("secondItem") == nil
        && $0.attribute("constant")?.number == width
    } ?? false
  }
}

extension CodeBehind {
  fileprivate var isSet: Bool {
    if case .sets = self { return true }
    return false
  }
}

extension Detection {
  /// A height that becomes too low for what it holds; nothing where it never does.
  fileprivate init?(_ range: Range<Int>, height: Double, holding content: InterfaceTextContent) {
    guard let first = content.firstSizeTooHigh(for: height),
      let needed = content.height(at: .accessibility5)
    else { return nil }
    self.init(range)
    severity = content.grows ? (first.isAccessibilitySize ? .warning : .error) : .note
    facts = [
      "height": .number(height), "size": .size(first.rawValue),
      "needed": .number(needed.rounded(.up)),
    ]
    for size in DynamicTypeSize.allCases {
      values[size] = height
      wanted[size] = content.height(at: size)
    }
    firstBrokenSize = first
  }
}
