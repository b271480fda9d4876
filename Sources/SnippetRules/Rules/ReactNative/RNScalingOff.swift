import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `allowFontScaling={false}`, as an attribute, a default, or an option of a navigator.
  static let rnScalingOff = Rule(
    id: "rn-scaling-off", severity: .error, fix: .automatic, facts: ["name", "factor"],
    script: RuleQuestion(
      [
        "allowFontScaling", "headerTitleAllowFontScaling", "headerBackAllowFontScaling",
        "headerBackTitleAllowFontScaling", "headerLargeTitleAllowFontScaling",
        "tabBarAllowFontScaling", "drawerAllowFontScaling",
      ].map(ScriptTrigger.word)
    ) { site in
      guard let setting = site.setting else { return [] }
      let choices = setting.values.map { $0.resolved.boolean }
      guard choices.contains(false) else { return [] }
      var detection = Detection(setting.range)
      detection.facts = [
        "name": .name(site.node.name),
        "factor": .number(ReactNativeScaling.multiplier(at: .accessibility5)),
      ]
      detection.severity = site.node.isNamed("allowFontScaling") ? .error : .warning
      // On a condition it may be off for one platform, or where the layout is another.
      if choices.contains(where: { $0 != false }) { detection.severity = .warning }
      if let element = setting.element {
        if element.hasNameOfIcons { detection.severity = .note }
        if let text = ScriptText(element, in: site.context) {
          if text.isPictorial { detection.severity = .note }
          detection.takeGrowth(of: text, limitedTo: 1)
        }
      }
      detection.firstBrokenSize = .xLarge
      if let cure = setting.withScaling {
        detection.offer([cure], as: detection.severity == .note ? .suggested : .automatic)
      }
      return [detection]
    })
}

extension Detection {
  /// Takes the sizes of a text that grows no further than to a factor, beside those of one that does.
  mutating func takeGrowth(of text: ScriptText, limitedTo largestFactor: Double) {
    guard text.style.number("fontSize") != nil || text.hasKnownSize else { return }
    let points = text.fontSize
    for size in DynamicTypeSize.allCases {
      let factor = ReactNativeScaling.multiplier(at: size)
      values[size] = points * (largestFactor > 1 ? min(factor, largestFactor) : 1)
      wanted[size] = points * factor
    }
  }
}
