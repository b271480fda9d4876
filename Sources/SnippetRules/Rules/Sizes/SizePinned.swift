import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A view of SwiftUI at one text size, whatever the reader chose.
  ///
  /// A note on pictures and charts; silent where the size is a choice of the app's user or comes from elsewhere.
  static let sizePinned = Rule(
    id: "size-pinned", severity: .error, fix: .automatic, facts: ["limit"],
    triggers: [.word("dynamicTypeSize"), .word("sizeCategory")]
  ) { site in
    guard let use = site.textSizeLimitUse else { return [] }
    switch use.verdict {
    case .pinned(let size, let always):
      if !always, site.context.isChosenByUser(use.value) { return [.undecided(use.range)] }
      var detection = Detection(use.range)
      detection.take(site.figure(of: .pinned(size), in: use), at: site.name(of: size, in: use))
      detection.facts["percent"] = nil
      detection.severity = always ? .error : .warning
      if site.isOnFixedCanvas || site.isPictorial(use) { detection.severity = .note }
      if always, use.limits.count == 1, use.view != nil {
        // At the default size a view pinned to it looks as one that is not.
        detection.offer(
          [site.context.removal(of: use.range)],
          as: size == .large && detection.severity == .error ? .automatic : .suggested)
      }
      return [detection]
    case .unknown: return [.undecided(use.range)]
    case .capped, .open: return []
    }
  }
}

extension SwiftContext {
  /// Whether a setting of the app decides between the arms of a value.
  fileprivate func isChosenByUser(_ value: SwiftNode) -> Bool {
    value.outcomes.contains { outcome in
      outcome.conditions.contains { condition in
        condition.subtree.contains { name in
          name.kind == .identifier
            && declarations(of: name.name, at: name).contains {
              quantity(ofDeclaration: $0).origins.contains(.setting)
            }
        }
      }
    }
  }
}

extension SwiftSite {
  /// A size as the modifier's type calls it.
  func name(of size: DynamicTypeSize, in use: TextSizeLimitUse) -> String {
    let isOld = node.isNamed("sizeCategory")
    return (isOld ? TextSizeType.contentSizeCategory : .dynamicTypeSize).name(of: size)
  }
}
