import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// Whether a text is the inscription of a badge: small print on a shape of its own.
  func isBadge(_ view: ViewChain) -> Bool {
    guard view.typeName == "Text", view.literalLength ?? 0 <= 12,
      let font = fontsInForce(at: view.node).first, let style = nearestStyle(to: font),
      Self.smallPrint.contains(style)
    else { return false }
    let modifiers = view.modifiers.prefix(32)
    guard modifiers.contains(where: { $0.name.isNamed("padding") }),
      let background = modifiers.first(where: { $0.name.isNamed("background") })
    else { return false }
    return modifiers.contains { $0.name.isNamed("cornerRadius") || $0.name.isNamed("clipShape") }
      || background.mentionsShape
  }

  private static let smallPrint: Set<TextStyle> = [.caption, .caption2, .footnote]
}

extension ViewChain.Modifier {
  fileprivate var mentionsShape: Bool {
    let parts = (call.map { [$0] } ?? []) + closures
    return parts.contains { $0.mentions(Self.shapes) }
  }

  private static let shapes: NameSet = [
    "Capsule", "capsule", "RoundedRectangle", "rect", "Circle", "circle",
  ]
}
