import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `fixedSize()` on text: it keeps its ideal width, that of a single line, and runs off the screen.
  ///
  /// Silent with `horizontal: false`, on controls that keep their own size, on numbers and short titles, and where
  /// the text may run on because its container scrolls sideways.
  static let unwrappableText = Rule(
    id: "unwrappable-text", severity: .warning, fix: .suggested, facts: ["name"],
    triggers: [.call("fixedSize")]
  ) { site in
    guard let call = site.call, let modified = site.modifiedView,
      modified.view.typeName.map({ !ownSized.contains($0) })
        ?? !Words(modified.view.name).contains(where: { $0 == "menu" || $0 == "picker" })
    else { return [] }
    let kinds = site.content(of: modified)
    guard kinds.kinds.contains(.text), !kinds.kinds.contains(.scrolling) else { return [] }
    var isCertain = true
    if let horizontal = call.argument("horizontal") {
      let outcomes = horizontal.outcomes
      if outcomes.contains(where: { site.context.dependsOnTextSize(of: $0) }) { return [] }
      let isTrue = outcomes.map { $0.operand?.kind == .boolean ? $0.operand?.text == "true" : nil }
      if isTrue.allSatisfy({ $0 == false }) { return [] }
      guard isTrue.contains(true) else { return [.undecided(site.modifierRange)] }
      isCertain = isTrue.allSatisfy { $0 == true }
    } else if call.argument("vertical") != nil {
      return []
    }
    guard !site.scrollsSideways, !site.context.isArrangedByTextSize(site.node),
      !modified.outer.contains(where: { $0.name.isNamed("hidden") }),
      kinds.texts.isEmpty || kinds.texts.contains(where: { site.context.mayRunOff($0) })
    else { return [] }
    var detection = Detection(site.modifierRange)
    detection.facts["name"] = .name(
      site.modifierRange.count <= 60
        ? site.context.tree.text(site.modifierRange)
        : site.context.tree.excerpt(site.modifierRange))
    let isOthers =
      modified.view.typeName.map { site.context.isDeclaredView($0) } ?? false
      || modified.view.path.first?.isNamed("configuration") == true
    if !isCertain || isOthers || modified.view.typeName == "Button"
      || site.context.isBadge(modified.view)
      || !site.context.greatestTextSize(at: site.node).isAccessibilitySize
    {
      detection.severity = .note
    }
    if site.context.tree.text(site.modifierRange).hasSuffix("()") {
      let end = site.modifierRange.upperBound
      // A line that was too long for its place wraps from now on, at the default size too.
      detection.offer(
        [Edit(end - 1..<end - 1, "horizontal: false, vertical: true")], as: .suggested)
    }
    return [detection]
  }

  /// Controls whose label the system lays out.
  private static let ownSized: Set<String> = [
    "Menu", "Picker", "DatePicker", "Toggle", "Stepper", "Slider", "Gauge", "ProgressView",
    "ColorPicker", "TextField", "SecureField", "MultiDatePicker", "EditButton",
  ]
}

extension SwiftContext {
  fileprivate func dependsOnTextSize(of outcome: SwiftNode.Outcome) -> Bool {
    outcome.conditions.contains(where: dependsOnTextSize)
      || outcome.items.contains(where: dependsOnTextSize)
  }

  /// Whether a text on one line can be wider than a phone.
  fileprivate func mayRunOff(_ text: SwiftNode) -> Bool {
    let view = self.view(text)
    if let length = view.literalLength {
      let style = fontsInForce(at: text).first.flatMap { nearestStyle(to: $0) } ?? .body
      let line = LineFigure(width: PhoneWidth.inMargins, style: style, on: .iOS)
      return length > line?.charactersAtLargest ?? 0
    }
    return !staysShort(view)
  }
}
