import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// A style that a size or a descriptor was taken from; nil inside where the code does not tell which.
  struct TakenStyle { let style: TextStyle? }

  /// The preferred font whose size an expression takes: `preferredFont(forTextStyle: .body).pointSize`.
  func preferredSize(_ holder: SwiftNode, hops: Int) -> TakenStyle? {
    guard hops < 4 else { return nil }
    for outcome in holder.outcomes {
      for item in outcome.items where !item.kind.isOperator {
        if let taken = preferredSize(ofOperand: item, hops: hops) { return taken }
      }
    }
    return nil
  }

  private func preferredSize(ofOperand operand: SwiftNode, hops: Int) -> TakenStyle? {
    switch operand.kind {
    case .identifier:
      let found = declarations(of: operand.name, at: operand)
      guard let value = found.first?.firstChild(.initialValue) else { return nil }
      return preferredSize(value, hops: hops + 1)
    case .tuple:
      return operand.firstUnlabelledArgument.flatMap { preferredSize($0, hops: hops + 1) }
    case .chain:
      let links = operand.links
      guard let last = links.last(where: { $0.nameToken != nil && $0.kind != .closure }) else {
        return nil
      }
      if last.isNamed("pointSize") {
        if let maker = links.first(where: {
          $0.isNamed("preferredFont") || $0.isNamed("preferredFontDescriptor")
        }) {
          return TakenStyle(style: styleArgument(of: maker))
        }
        if let font = fonts(before: last).first(where: \.grows) {
          return TakenStyle(style: font.style)
        }
        return links.first.flatMap { preferredDescriptor(ofOperand: $0, hops: hops + 1) }
      }
      // `min(size, 20)`, `CGFloat(size)`
      guard let call = links.first?.call, links.first?.kind == .identifier else { return nil }
      for argument in call.arguments {
        if let taken = preferredSize(argument, hops: hops + 1) { return taken }
      }
      return nil
    default: return nil
    }
  }

  func preferredDescriptor(_ holder: SwiftNode, hops: Int) -> TakenStyle? {
    guard hops < 4 else { return nil }
    for outcome in holder.outcomes {
      if let operand = outcome.operand,
        let taken = preferredDescriptor(ofOperand: operand, hops: hops)
      {
        return taken
      }
    }
    return nil
  }

  private func preferredDescriptor(ofOperand operand: SwiftNode, hops: Int) -> TakenStyle? {
    guard hops < 4 else { return nil }
    let links = operand.kind == .chain ? operand.links : [operand]
    if let maker = links.first(where: {
      $0.isNamed("preferredFontDescriptor") || $0.isNamed("preferredFont")
    }) {
      return TakenStyle(style: styleArgument(of: maker))
    }
    guard let base = links.first, base.kind == .identifier else { return nil }
    let value = declarations(of: base.name, at: base).first?.firstChild(.initialValue)
    return value.flatMap { preferredDescriptor($0, hops: hops + 1) }
  }

  private func styleArgument(of maker: SwiftNode) -> TextStyle? {
    let call = maker.call
    let argument = call?.argument("forTextStyle") ?? call?.argument("withTextStyle")
    return argument.flatMap { uiKitStyle(of: $0) }
  }
}
