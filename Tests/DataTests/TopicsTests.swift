import DTKBKnowledge
import Testing

/// Topics that entries must have because of what they are about.
private let carried: [(id: String, topics: [Topic])] = [
  ("user-impact", [.wcag]), ("touch-target", [.wcag]),
  ("fixed-size-vertical", [.lineLimitTruncation, .fixedHeightFrame]),
  ("bounded-metric", [.scaledMetric]), ("why-a-variable", [.previewAX5, .sizeCategoriesTable]),
]

@Test("every topic has an entry that explains it", arguments: Topic.allCases)
func `explained`(_ topic: Topic) {
  let kinds = ShippedData.content.entries.filter { $0.topics.contains(topic) }.map(\.kind)
  #expect(kinds.contains(.guideline) || kinds.contains(.reference))
}

@Test("an entry that bears the name of a topic treats it", arguments: Topic.allCases)
func `named`(_ topic: Topic) {
  let named = ShippedData.content.entries.first { $0.id == topic.rawValue }
  #expect(named?.topics.contains(topic) ?? true)
}

@Test func `entries treat what they have to treat`() {
  for (id, topics) in carried {
    let entry = ShippedData.content.entries.first { $0.id == id }
    #expect(entry.map { $0.topics.filter(topics.contains).count } == topics.count, "\(id)")
  }
}

/// What the code or the text of an entry must hold where it treats a topic; topics that are about
/// attitudes and not about words are left out.
private let evidence: [(topic: Topic, words: [String])] = [
  (.scaledMetric, ["ScaledMetric", "{{scale"]), (.scaledMetricFonts, ["ScaledMetric"]),
  (.stateVersusScaledMetric, ["ScaledMetric"]), (.relativeTo, ["elativeTo", "{{scale"]),
  (.uiFontMetrics, ["UIFontMetrics", "scaledFont", "scaledValue"]),
  (.customFontRelative, ["custom", "UIFont", "fontFamily"]),
  (.environmentSizeCategory, ["dynamicTypeSize", "sizeCategory", "ontentSizeCategory"]),
  (.rangeLimit, ["dynamicTypeSize", "aximum", "max"]),
  (.anyLayoutSwitch, ["AnyLayout", "ViewThatFits", "Grid", "axis", "Stack", "Menu"]),
  (.sizeClasses, ["izeClass"]), (.scrollAlways, ["Scroll", "List", "Form"]),
  (.minScaleFactor, ["minimumScaleFactor", "adjustsFontSizeToFit"]),
  (.icon, ["Image", "Label", "systemName", "icon"]),
  (.largeContentViewer, ["argeContent"]), (.previewAX5, ["#Preview", "PreviewProvider", "AX5"]),
  (.auditXCUI, ["performAccessibilityAudit"]), (.snapshotTests, ["snapshot", "Snapshot"]),
  (.uiKitAdjusts, ["adjustsFontForContentSizeCategory", "IBOutlet", "UILabel"]),
  (.attributedText, ["ttributed"]),
  (.interfaceBuilder, ["Interface Builder", "xib", "storyboard"]),
  (.reactNativeAllowFontScaling, ["React Native", "allowFontScaling", "react-native"]),
  (.webViewText, ["apple-system", "px", "WebView", "CSS", "webkit"]),
  (.wcag, ["WCAG", "App Store", "accessibility"]),
]

@Test("an entry treats what its topics say", arguments: evidence.map(\.topic))
func `honest`(_ topic: Topic) {
  let words = evidence.first { $0.topic == topic }?.words ?? []
  for entry in ShippedData.content.entries where entry.topics.contains(topic) {
    let text =
      entry.samples.map { $0.fileName + $0.code }.joined()
      + entry.citations.map { $0.title + $0.url }.joined()
      + entry.texts.map { $0.title + $0.summary + $0.body }.joined()
    #expect(words.contains { text.contains($0) }, "\(entry.id) says nothing of \(topic.rawValue)")
  }
}
