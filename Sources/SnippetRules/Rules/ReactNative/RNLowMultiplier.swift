import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `maxFontSizeMultiplier` below 2: text cannot be doubled.
  static let rnLowMultiplier = Rule(
    id: "rn-low-multiplier", severity: .error, fix: .suggested, facts: ["percent"],
    script: RuleQuestion([.word("maxFontSizeMultiplier")]) { site in
      guard let setting = site.setting else { return [] }
      // Below 1 there is no limit.
      let limits = setting.values.compactMap(\.evaluated).filter { $0 >= 1 }
      guard let limit = limits.min(), limit < 2 else { return [] }
      var detection = Detection(setting.range)
      detection.facts = ["percent": .number((limit * 100).rounded())]
      detection.severity = limit < 1.5 ? .error : .warning
      if setting.values.count > limits.count { detection.severity = .warning }
      detection.firstBrokenSize = DynamicTypeSize.allCases.first {
        ReactNativeScaling.multiplier(at: $0) > limit
      }
      if let value = setting.value, setting.values.count == 1 {
        detection.offer([value.numberEdit("2")], as: .suggested)
      }
      if let element = setting.element {
        if element.hasNameOfIcons { detection.severity = .note }
        if let text = ScriptText(element, in: site.context) {
          // A large title is easy to read to begin with.
          if text.isPictorial || text.fontSize >= largeTitle { detection.severity = .note }
          detection.takeGrowth(of: text, limitedTo: limit)
        }
      }
      return [detection]
    })

  /// The size of the largest text style, in points.
  private static let largeTitle =
    (try? DynamicTypeTable.iOS.cell(.title, at: .large).points) ?? 28
}
