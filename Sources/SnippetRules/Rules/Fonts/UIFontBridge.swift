import DTKBSourceReading

extension Rule {
  /// `Font(uiFont)`: a snapshot of a UIKit font, which no change of the text size reaches.
  ///
  /// Silent in a view that reads the text size, and so makes the font afresh; not where the font itself is fixed.
  static let uifontBridge = Rule(
    id: "uifont-bridge", severity: .warning, fix: .none, facts: ["name"],
    triggers: [.call("Font")]
  ) { site in
    guard let font = site.bridgedFont else { return [] }
    let isFixed = site.context.uiKitFonts(of: font).contains { value in
      if case .fixed(let quantity) = value {
        value.isFixed && quantity.origins.isDisjoint(with: .geometry)
      } else {
        false
      }
    }
    if !isFixed, site.isMadeAfresh { return [] }
    if case .pictorial = site.fontUse { return [] }
    var detection = Detection(site.callRange)
    if isFixed { detection.severity = .error }
    detection.facts["name"] = .name(site.context.tree.excerpt(font.expressionRange))
    return [detection]
  }
}

extension SwiftSite {
  /// The font of UIKit or of Core Text that SwiftUI's `Font` is made of here.
  fileprivate var bridgedFont: SwiftNode? {
    let isSwiftUI =
      node.kind == .identifier
      || node.kind == .member && node.chain?.base?.isNamed("SwiftUI") == true
    guard isSwiftUI, let call, let font = call.arguments.first(where: { _ in true }),
      font.nextSibling == nil,
      font.nameToken == nil || font.isNamed("uiFont") || font.isNamed("ctFont"),
      // A file of UIKit alone has another `Font`, and so has a project that declares one.
      context.imports.contains("SwiftUI") || !context.imports.contains("UIKit"),
      context.types.type(named: "Font", at: node)?.declaration == nil,
      let operand = font.operand
    else { return nil }
    switch operand.kind {
    case .identifier, .implicitMember, .tuple: return font
    case .chain: return operand.base?.isNamed("Font") == true ? nil : font
    default: return nil
    }
  }

  /// Whether a change of the text size makes the view ask for the font again.
  fileprivate var isMadeAfresh: Bool {
    guard let type = context.types.type(around: node) else { return false }
    for around in node.ancestors {
      if around.kind == .binding, let variable = around.variable, variable.parent?.kind == .members,
        around.firstChild(.initialValue)?.contains(node) == true
      {
        return false
      }
    }
    return context.readsTextSize(in: type)
  }
}
