import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A label that makes its text smaller or tighter where it does not fit.
  static let shrinkToFitLabel = Rule(
    id: "shrink-to-fit-label", severity: .warning, fix: .none, facts: ["name"],
    triggers: [
      .word("adjustsFontSizeToFitWidth"), .word("minimumScaleFactor"), .word("minimumFontSize"),
      .word("allowsDefaultTighteningForTruncation"),
    ]
  ) { site in
    guard let assignment = site.context.assignment(settingProperty: site.node),
      assignment.proxyType == nil, !site.context.isOwnProperty(site.node),
      !site.context.runsAtSomeTextSizes(site.node),
      !site.context.dependsOnTextSize(assignment.statement),
      let view = site.context.targets(of: assignment).first
    else { return [] }
    let kind = site.context.kind(of: view)
    guard kind != .other, let severity = site.severityOfShrinking(assignment, view) else {
      return []
    }
    var detection = Detection(assignment.statement.range)
    detection.facts["name"] = .name(site.node.name)
    let isShort = site.context.isNameOfShortText(site.context.name(of: view))
    let fonts = site.context.fonts(of: view)
    // What never grows only shrinks for want of room, whatever the reader chose.
    let isFixed = !fonts.isEmpty && fonts.allSatisfy(\.isFixed)
    detection.severity =
      kind == .textField || kind == .unknown || isShort || isFixed ? .note : severity
    return [detection]
  }
}

extension SwiftSite {
  /// How much a setting matters that may shrink text; nil where it takes next to nothing or another one says it.
  fileprivate func severityOfShrinking(_ assignment: Assignment, _ view: ViewTarget) -> Severity? {
    let switches = context.settings(of: "adjustsFontSizeToFitWidth", on: view)
    let isOff = !switches.isEmpty && !switches.contains(where: \.mayDepartFromDefault)
    switch node.name {
    case "adjustsFontSizeToFitWidth":
      guard assignment.mayDepartFromDefault else { return nil }
      // The factor says how far it may go.
      let others = ["minimumScaleFactor", "minimumFontSize"]
      return others.allSatisfy { context.settings(of: $0, on: view).isEmpty } ? .warning : nil
    case "minimumScaleFactor":
      let factors = context.quantity(of: assignment.statement).numbers
      guard let factor = factors.min(), factor < 0.9, !isOff else { return nil }
      let fonts = context.fonts(of: view)
      guard !switches.isEmpty else { return .note }
      // Nil of a factor stands for the default, which has no bound.
      let figure = ShrinkFigure(factor: factor, style: fonts.first?.style ?? .body)
      return figure?.breaksDoubling == false ? .note : .warning
    case "minimumFontSize":
      guard let points = context.quantity(of: assignment.statement).numbers.min(), points > 0,
        !isOff
      else { return nil }
      return .note
    default:
      return assignment.mayDepartFromDefault ? .note : nil
    }
  }
}
