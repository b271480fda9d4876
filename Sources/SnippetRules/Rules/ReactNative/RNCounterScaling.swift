import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A font size divided by the factor of the reader's text size: what comes out is the same at every setting.
  static let rnCounterScaling = Rule(
    id: "rn-counter-scaling", severity: .error, fix: .suggested, facts: ["name"],
    script: RuleQuestion([.word("fontScale"), .word("getFontScale")]) { site in
      site.divisions.filter(\.makesFontSize).map { division in
        var detection = Detection(division.range)
        let divisor = division.child(1)?.withoutParentheses
        detection.facts = ["name": .name(divisor?.excerpt ?? site.node.name)]
        if division.kind == .binary, let points = division.firstChild?.evaluated, points > 0 {
          for size in DynamicTypeSize.allCases {
            detection.values[size] = points
            detection.wanted[size] = points * ReactNativeScaling.multiplier(at: size)
          }
        }
        detection.firstBrokenSize = .xLarge
        if division.kind == .binary, let size = division.firstChild {
          detection.offer([Edit(division.range, size.text)], as: .suggested)
        }
        return detection
      }
    })
}

extension ScriptSite {
  /// The divisions by the factor that is named here: right around it, or by the constant that keeps it.
  fileprivate var divisions: [ScriptNode] {
    // `const { fontScale: factor } = useWindowDimensions()`
    if node.kind == .property, let value = node.value {
      let name = value.kind == .assignment ? value.firstChild : value
      return name.flatMap { context.divisions[$0.index] } ?? []
    }
    var factor = node
    for _ in 0..<16 {
      guard let around = factor.parent else { return [] }
      switch around.kind {
      case .parenthesized: break
      case .call where around.callee == factor: break
      // `Math.max(1, fontScale)`
      case .call where around.callee?.path.map({ ["Math.max", "Math.min"].contains($0) }) == true:
        break
      case .binary where around.isNamed("/") && around.child(1) == factor: return [around]
      case .assignment where around.isNamed("/=") && around.child(1) == factor: return [around]
      case .binary where around.isNamed("||") || around.isNamed("??"): break
      case .constant, .variable:
        return around.target.flatMap { context.divisions[$0.index] } ?? []
      default: return []
      }
      factor = around
    }
    return []
  }
}

extension ScriptNode {
  /// Whether what is computed here becomes the size of a font, as far as names around it say.
  fileprivate var makesFontSize: Bool {
    var inner = self
    for around in ancestors.prefix(64) {
      switch around.kind {
      case .binary where ["<", ">", "<=", ">=", "==", "===", "!=", "!=="].contains(around.name):
        return false
      case .conditional where around.firstChild == inner: return false
      case .property, .attribute, .constant, .variable, .function:
        let name = around.kind == .variable ? around.target?.name ?? "" : around.name
        let words = Words(name)
        if words.contains("font") || words.contains("text") || words.is("line", "height") {
          return true
        }
        if words.contains(where: { Self.wordsOfLayout.contains($0) }) {
          return words.contains("line") && words.contains("height")
        }
      default: break
      }
      inner = around
    }
    return true
  }

  private static let wordsOfLayout: Set<String> = [
    "width", "height", "margin", "padding", "columns", "column", "rows", "gap", "radius", "flex",
    "lines", "count", "number", "spacing", "inset", "insets", "icon", "border", "top", "bottom",
    "left", "right", "image", "hairline",
  ]
}
