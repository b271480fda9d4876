import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Controls whose text size is pinned or capped and that nothing shows enlarged.
  static let cappedWithoutViewer = Rule(
    id: "capped-without-viewer", severity: .note, fix: .suggested, facts: ["limit"],
    triggers: [
      .word("dynamicTypeSize"), .word("sizeCategory"), .word("maximumContentSizeCategory"),
    ]
  ) { site in
    if let use = site.textSizeLimitUse { return site.controlsWithoutViewer(in: use) }
    return site.cappedBarWithoutViewer
  }
}

extension SwiftSite {
  fileprivate func controlsWithoutViewer(in use: TextSizeLimitUse) -> [Detection] {
    let size: DynamicTypeSize
    switch use.verdict {
    case .pinned(let pinned, _): size = pinned
    case .capped(let cap) where cap < .accessibility3: size = cap
    case .capped, .open, .unknown: return []
    }
    guard let (chain, _) = use.view,
      context.controls(in: chain.node).contains(where: { !$0.showsLargeContent })
    else { return [] }
    var detection = Detection(use.range, facts: ["limit": .name(".\(name(of: size, in: use))")])
    detection.offer([raisedCap(in: use)], as: .suggested)
    return [detection]
  }

  /// A view of UIKit with controls of its own, capped, in a type that never speaks of the viewer.
  fileprivate var cappedBarWithoutViewer: [Detection] {
    guard let override = overriddenCategory, case .capped(let size) = override.limit,
      size < .accessibility3, !override.isOnSystemBar,
      !Self.wordsOfViewer.contains(where: context.holdsWord),
      let type = context.types.type(around: node),
      type.inherited.contains(where: Self.uiControls.contains)
        || type.parts.contains(where: { $0.mentions(Self.uiControls) })
    else { return [] }
    var detection = Detection(override.range, facts: ["limit": .name(".\(override.name)")])
    detection.offer([raisedCap(of: override)], as: .suggested)
    return [detection]
  }

  private static let wordsOfViewer = [
    "showsLargeContentViewer", "UILargeContentViewerInteraction", "largeContentTitle",
  ]

  private static let uiControls: NameSet = [
    "UIButton", "UIControl", "UISegmentedControl", "UISwitch", "UIStepper",
  ]
}
