import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The text style that an argument names in UIKit's words: `.title1`, `UIFont.TextStyle.caption1`.
  func uiKitStyle(of argument: SwiftNode) -> TextStyle? {
    if let style = style(of: argument) { return style }
    guard let operand = argument.operand, argument.outcomes.count == 1 else {
      return nil
    }
    let name = operand.kind == .chain ? operand.links.last?.name ?? "" : operand.name
    switch name {
    case "title1": return .title
    case "caption1": return .caption
    default:
      guard operand.kind == .identifier,
        let value = declarations(of: name, at: operand).first?.firstChild(.initialValue),
        asked.insert(value.index)
      else { return nil }
      defer { asked.remove(value.index) }
      return uiKitStyle(of: value)
    }
  }

  /// The style of the metrics that `scaledFont` is called on: those of `UIFontMetrics(forTextStyle:)`, or body.
  func metricsStyle(before link: SwiftNode) -> TextStyle? {
    guard let base = link.chain?.base else { return nil }
    return metricsStyle(of: base, hops: 0)
  }

  private func metricsStyle(of base: SwiftNode, hops: Int) -> TextStyle? {
    guard hops < 3 else { return nil }
    if base.isNamed("UIFontMetrics") {
      if let argument = base.call?.argument("forTextStyle") { return uiKitStyle(of: argument) }
      return .body
    }
    if base.isNamed("self"), let member = base.nextSibling {
      return declarations(ofMember: member.name, after: base).first
        .flatMap { metricsStyle(inValueOf: $0, hops: hops) }
    }
    guard base.kind == .identifier else { return nil }
    return declarations(of: base.name, at: base).first
      .flatMap { metricsStyle(inValueOf: $0, hops: hops) }
  }

  private func metricsStyle(inValueOf declaration: SwiftNode, hops: Int) -> TextStyle? {
    guard let operand = declaration.firstChild(.initialValue)?.operand,
      let base = operand.base
    else { return nil }
    return metricsStyle(of: base, hops: hops + 1)
  }
}
