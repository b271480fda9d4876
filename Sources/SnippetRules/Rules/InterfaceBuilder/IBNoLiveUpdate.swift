import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A text style in a document without Automatically Adjusts Font: the text keeps the size it was loaded with.
  static let ibNoLiveUpdate = Rule(
    id: "ib-no-live-update", severity: .warning, fix: .automatic, facts: ["style"],
    interfaceBuilder: RuleQuestion([.element("fontDescription")]) { site in
      guard let text = InterfaceText(around: site.element), text.kind != .button,
        site.element == text.fontElement,
        case .style(let style) = InterfaceFont(site.element),
        text.element["adjustsFontForContentSizeCategory"] != "YES"
      else { return [] }
      switch site.context.code(setting: "adjustsFontForContentSizeCategory", of: text.element) {
      case .sets: return []
      case .nothing, .unknown: break
      }
      var detection = Detection(
        text.element.openingRange, facts: ["style": .name(style.uiKitName)])
      detection.offer(
        [text.element.setting("adjustsFontForContentSizeCategory", to: "YES")], as: .automatic)
      return [detection]
    })
}
