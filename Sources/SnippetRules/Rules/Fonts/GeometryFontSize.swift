import DTKBSourceReading

extension Rule {
  /// A font size computed from the size of a view or a screen.
  ///
  /// In a font that does not scale it ignores the reader; in one that scales, the text outgrows the place that was
  /// measured. `fixedSize:` is the honest form for a canvas of fixed proportions.
  static let geometryFontSize = Rule(
    id: "geometry-font-size", severity: .warning, fix: .none, facts: ["name"],
    triggers: [.call("system", label: "size"), .call("custom", label: "size")]
      + SwiftNode.uiFontMakers.map { .call($0) }
  ) { site in
    guard let size = site.sizeOfTextFont else { return [] }
    let measured = size.outcomes.filter { outcome in
      let origins = site.context.quantity(of: outcome).origins
      // What follows the reader up to the place there is, is no fault.
      return origins.contains(.geometry) && origins.isDisjoint(with: .responsive)
    }
    guard let first = measured.first else { return [] }
    var detection = Detection(site.callRange)
    if site.isInPictureWithText { detection.severity = .note }
    detection.facts["name"] = .name(site.nameOfMeasure(in: first))
    return [detection]
  }
}

extension SwiftSite {
  /// The size of a font for text, of SwiftUI or of UIKit.
  fileprivate var sizeOfTextFont: SwiftNode? {
    if let size = node.uiFontSize { return size }
    guard makesFont, let size = call?.argument("size") else { return nil }
    guard case .text = node.isNamed("custom") ? customFontUse : fontUse else { return nil }
    return size
  }

  /// Whether the text belongs to a picture, such as the initials in an avatar.
  fileprivate var isInPictureWithText: Bool {
    node.ancestors.contains { around in
      guard
        around.kind.declaresType || around.kind == .functionDeclaration || around.kind == .binding
      else { return false }
      return Words(around.name).contains(where: Self.wordsOfPictures.contains)
    }
  }

  private static let wordsOfPictures: Set<String> = [
    "avatar", "avatars", "placeholder", "initials", "monogram", "thumbnail", "artwork", "cover",
    "logo", "icon", "emoji", "watermark", "confetti",
  ]

  /// What is measured, as the code calls it: `geometry.size.width`, or the variable that keeps it.
  fileprivate func nameOfMeasure(in outcome: SwiftNode.Outcome) -> String {
    for item in outcome.items {
      for node in item.subtree.prefix(128) where node.nameToken != nil {
        guard node.kind == .identifier || node.kind == .chain else { continue }
        if node.kind == .identifier, let chain = node.chain, chain.base == node, node.call == nil,
          chain.links.contains(where: { Self.extents.contains($0.name) })
        {
          return context.tree.excerpt(chain.range)
        }
      }
    }
    for case let reference? in outcome.items.map(\.plainReference) {
      let declared = context.declarations(behind: reference)
      if declared.contains(where: {
        context.quantity(ofDeclaration: $0).origins.contains(.geometry)
      }) {
        return reference.name
      }
    }
    return context.tree.excerpt(outcome.range)
  }

  private static let extents: Set<String> = [
    "width", "height", "bounds", "frame", "size", "minX", "maxX", "midX", "minY", "maxY", "midY",
  ]
}
