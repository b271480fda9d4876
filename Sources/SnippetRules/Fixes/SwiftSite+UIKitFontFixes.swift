import DTKBSourceReading
import DynamicTypeScaling

extension SwiftSite {
  /// Puts a font that can grow in the place of one of UIKit's of a fixed size: that of the text style which has its
  /// size and weight, else what font metrics make of it.
  ///
  /// - Returns: the edit, and whether the text looks the same with it at the default text size.
  var growingUIKitFont: (edit: Edit, isExact: Bool)? {
    guard let call, case .fixed(let quantity)? = uiKitFont, quantity.numbers.count == 1,
      let points = quantity.numbers.first, quantity.origins.isSubset(of: [.literal, .constant]),
      let platform, platform == .iOS || platform == .tvOS
    else { return nil }
    let maker = context.tree.text(callRange.lowerBound..<node.nameTokenRange.lowerBound)
    if node.isNamed("systemFont") || node.isNamed("boldSystemFont") {
      // What UIKit calls bold is the semibold face of the system's font.
      let weight =
        node.isNamed("boldSystemFont")
        ? .semibold : call.argument("weight").map(\.literalWeight) ?? .regular
      if let weight, let style = platform.table.nearestStyle(toPoints: points, weight: weight),
        let cell = try? platform.table.cell(style, at: platform.table.defaultSize),
        cell.points == points, cell.weight == weight
      {
        let text = "\(maker)preferredFont(forTextStyle: .\(style.spelled(as: .uiKit)))"
        return (Edit(callRange, text), call.argument("ofSize")?.literalNumber != nil)
      }
    }
    // A font by its name may not exist, and metrics take none that does not.
    guard !node.isNamed("UIFont"), !node.isNamed("withSize"),
      let style = platform.nearestStyle(toPoints: points)
    else { return nil }
    return (Edit(callRange, context.scaled(context.tree.text(callRange), on: style)), false)
  }
}

extension SwiftContext {
  /// A font on the curve of a style.
  func scaled(_ font: String, on style: TextStyle) -> String {
    "UIFontMetrics(forTextStyle: .\(style.spelled(as: .uiKit))).scaledFont(for: \(font))"
  }

  /// Tells a view that gets a font to follow the text size; nothing where it is told already, nil where its
  /// statement does not show.
  func liveUpdate(ofViewWith target: SwiftNode) -> [Edit?] {
    let property = target.kind == .chain ? target.links.last { $0.nameToken != nil } : target
    guard let property, property.isNamed("font"),
      let assignment = assignment(settingProperty: property),
      let whole = assignment.statement.assignmentTarget
    else { return [nil] }
    let flag = "adjustsFontForContentSizeCategory"
    let isTold = targets(of: assignment).allSatisfy { target in
      settings(of: flag, on: target).contains(where: \.mayDepartFromDefault)
        || isSetByOthers(flag, on: target)
    }
    if isTold { return [] }
    let view = tree.text(whole.range.lowerBound..<property.nameTokenRange.lowerBound)
    return [insertion(of: "\(view)\(flag) = true", after: assignment.statement.range)]
  }
}
