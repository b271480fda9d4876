import DTKBSourceReading

extension SwiftSite {
  /// Makes a height in `frame(…)` the least one.
  func leastHeight(of height: SwiftNode) -> [Edit?] {
    let others = lengths(beside: height)
    if others.isEmpty { return [Edit(height.nameTokenRange, "minHeight")] }
    let text = "minHeight: \(context.tree.text(height.expressionRange))"
    if height.isNamed("height") { return frame(text, insteadOf: height) }
    // Least lengths stand before ideal and greatest ones of the same axis.
    return others.contains { $0.isNamed("minHeight") || $0.isNamed("idealHeight") }
      ? [] : [Edit(height.nameTokenRange, "minHeight")]
  }

  /// Makes a width in `frame(…)` as wide as the place is.
  func widthThereIs(insteadOf width: SwiftNode) -> [Edit?] {
    let text = "maxWidth: .infinity"
    return lengths(beside: width).isEmpty
      ? [Edit(width.range, text)] : frame(text, insteadOf: width)
  }

  /// The other lengths in the same parentheses.
  private func lengths(beside length: SwiftNode) -> [SwiftNode] {
    call?.arguments.filter { $0 != length && !$0.isNamed("alignment") } ?? []
  }

  /// Puts a length into a frame of its own, since exact lengths and bounds do not go together.
  private func frame(_ length: String, insteadOf former: SwiftNode) -> [Edit?] {
    guard let call else { return [] }
    let alignment =
      call.argument("alignment").map { ", " + context.tree.text($0.range) } ?? ""
    let removed =
      former.nextSibling.map { former.range.lowerBound..<$0.range.lowerBound }
      ?? former.previousSibling.map { $0.range.upperBound..<former.range.upperBound }
    let end = call.range.upperBound
    return [removed.map { Edit($0, "") }, Edit(end..<end, ".frame(\(length)\(alignment))")]
  }
}
