import DTKBSourceReading

/// A view up to a modifier on it.
struct ModifiedView {
  let view: ViewChain
  /// The place of the modifier among those of the view.
  let index: Int

  /// Whether it is a control whose own parts the system sizes, its title hidden or beside it.
  var isOwnSizedControl: Bool {
    ["Picker", "Slider", "ColorPicker", "ProgressView", "Gauge", "DatePicker", "MultiDatePicker"]
      .contains(view.typeName)
  }

  /// The modifiers outside this one.
  var outer: ArraySlice<ViewChain.Modifier> { view.modifiers[(index + 1)...] }
}

extension SwiftSite {
  /// The view that the modifier here is put on; nil where this is no modifier of a view that can be seen.
  var modifiedView: ModifiedView? {
    guard node.kind == .member, let chain = node.chain else { return nil }
    let view = context.view(chain)
    guard let index = view.index(ofModifier: node) else { return nil }
    // What a modifier of the project is put on stands elsewhere.
    return context.standsElsewhere(view) && !view.isGivenFont
      ? nil : ModifiedView(view: view, index: index)
  }

  /// What the view shows that the modifier here is put on.
  func content(of modified: ModifiedView) -> ViewContent {
    var content = context.content(of: modified.view, before: modified.index)
    // What is given a font is text.
    if context.standsElsewhere(modified.view) {
      content.add(ViewContent(kinds: .text, texts: [modified.view.node]))
    }
    return content
  }

  /// The bytes of a name in a chain with its parentheses, without what stands before it: `lineLimit(1)`.
  var modifierRange: Range<Int> {
    node.range.lowerBound..<(call ?? node).range.upperBound
  }

  /// Whether the view here lies in something that scrolls sideways.
  var scrollsSideways: Bool {
    context.containers(around: node).contains { container in
      container.modifier == nil && container.view.name == "ScrollView"
        && container.view.call?.mentions(["horizontal"]) == true
    }
  }
}

extension SwiftContext {
  /// Whether a view is what a modifier of the project is put on: `content` or `self`.
  func standsElsewhere(_ view: ViewChain) -> Bool {
    guard view.typeName == nil, view.path.count == 1 else { return false }
    if view.path[0].isNamed("self") { return true }
    guard view.path[0].isNamed("content") else { return false }
    return !declarations(of: "content", at: view.path[0]).contains { $0.viewBody != nil }
  }
}

extension ViewChain {
  /// Whether a modifier gives it a font.
  var isGivenFont: Bool { modifiers.prefix(64).contains { $0.fontArgument != nil } }
}
