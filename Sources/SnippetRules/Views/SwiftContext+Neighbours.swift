import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The style of the text that a metric stands beside, if that grows noticeably apart from the style it follows.
  ///
  /// Nil if any text beside it grows as the metric does, or no text can be told.
  func styleBeside(_ metric: SwiftNode, following follows: TextStyle) -> TextStyle? {
    var found: TextStyle?
    for use in uses(of: metric, hops: 0) {
      for style in stylesBeside(use) {
        if follows.growsLike(style) { return nil }
        found = found ?? style
      }
    }
    return found
  }

  /// The places at which a property is used in views; those of a property computed from it count.
  private func uses(of declaration: SwiftNode, hops: Int) -> [SwiftNode] {
    var uses: [SwiftNode] = []
    for node in references(to: declaration).prefix(32) {
      if let computed = computedLength(around: node) {
        if hops < 2 { uses += self.uses(of: computed, hops: hops + 1) }
      } else {
        uses.append(node)
      }
    }
    return uses
  }

  /// The property or function that computes a length from a place in it, as `min(side, 220)` does.
  private func computedLength(around node: SwiftNode) -> SwiftNode? {
    let around = node.ancestors.first { $0.kind == .binding || $0.kind == .functionDeclaration }
    guard let around,
      let type = around.firstChild(around.kind == .binding ? .typeAnnotation : .returnType)
    else {
      return nil
    }
    return ["CGFloat", "Double", "Float", "CGSize", "EdgeInsets", "CGPoint"].contains(type.name)
      ? around : nil
  }

  /// The styles of the text nearest to a place in a view: the text that a modifier is on, else that in the
  /// smallest container around it.
  private func stylesBeside(_ use: SwiftNode) -> [TextStyle] {
    // As the size of a font it is itself the text's.
    if use.ancestors.prefix(6).contains(where: {
      $0.kind == .call
        && ($0.callee?.isNamed("system") ?? false || $0.callee?.isNamed("custom") ?? false)
    }) {
      return []
    }
    var inner = use
    for around in use.ancestors {
      switch around.kind {
      case .chain:
        let texts = content(of: around).texts.filter { !inner.contains($0) }
        let styles = texts.flatMap { fontsInForce(at: $0) }.compactMap(\.style)
        if !styles.isEmpty { return styles }
        inner = around
      case .binding, .functionDeclaration: return []
      case .closure, .codeBlock:
        let texts = content(inside: around).texts.filter { !inner.contains($0) }
        let styles = texts.flatMap { fontsInForce(at: $0) }.compactMap(\.style)
        if !styles.isEmpty { return styles }
      default: continue
      }
    }
    return []
  }
}

extension TextStyle {
  /// Whether lengths on two curves stay so close that nobody sees a difference: within 5 % at the largest size.
  fileprivate func growsLike(_ other: TextStyle) -> Bool {
    guard let own = try? DynamicTypeTable.iOS.factor(of: self, at: .accessibility5),
      let others = try? DynamicTypeTable.iOS.factor(of: other, at: .accessibility5)
    else { return true }
    return abs(others / own - 1) <= 0.05
  }
}
