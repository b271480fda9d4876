import DTKBSourceReading
import DynamicTypeScaling

extension SwiftSite {
  /// The least cap that lets text become twice as large.
  private static let leastCap = DynamicTypeSize.accessibility3

  /// Raises the upper bound of a modifier, where it is one range with a named end.
  func raisedCap(in use: TextSizeLimitUse) -> Edit? {
    guard case .capped = use.verdict, use.limits.count == 1,
      let items = use.value.outcomes.first?.items, let end = items.last,
      let sign = items.dropLast().last, sign.isNamed("...")
    else { return nil }
    return raisedCap(end, node.isNamed("sizeCategory") ? .contentSizeCategory : .dynamicTypeSize)
  }

  /// Raises a category that UIKit is told not to go beyond.
  func raisedCap(of override: OverriddenCategory) -> Edit? {
    guard case .capped = override.limit, override.holder.outcomes.count == 1,
      let operand = override.holder.outcomes[0].operand
    else { return nil }
    return raisedCap(operand, .uiContentSizeCategory)
  }

  /// Names a size in the place of a smaller one that an operand names.
  func raisedCap(_ operand: SwiftNode, _ type: TextSizeType) -> Edit? {
    guard let size = context.textSize(of: operand), size < Self.leastCap else { return nil }
    let name = operand.kind == .chain ? operand.links.last : operand
    guard let name, DynamicTypeSize(named: name.name) == size else { return nil }
    return Edit(name.nameTokenRange, type.name(of: Self.leastCap))
  }
}
