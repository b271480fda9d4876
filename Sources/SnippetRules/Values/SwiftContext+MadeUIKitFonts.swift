import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The font that a call makes; nil where it makes none.
  func madeFont(by link: SwiftNode) -> UIKitFont? {
    guard let call = link.call else { return link.isNamed("scaledFont") ? .unknown : nil }
    switch link.name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return call.argument("ofSize").map { sizedFont($0) }
    case "UIFont", "init":
      guard link.isNamed("UIFont") || link.kind == .implicitMember || isInitializerOfUIFont(link)
      else { return nil }
      guard let size = call.argument("size") else { return nil }
      if let descriptor = call.argument("descriptor") {
        return describedFont(descriptor, size)
      }
      return call.argument("name") == nil ? nil : sizedFont(size)
    case "CTFontCreateWithName":
      return call.arguments.dropFirst().first { _ in true }.map { sizedFont($0) }
    case "withSize":
      guard let size = call.firstUnlabelledArgument else { return nil }
      if let base = fonts(before: link).first(where: { $0 != .unknown }) {
        return base.grows ? .frozen(base.style) : sizedFont(size)
      }
      return sizedFont(size)
    case "preferredFont":
      guard let style = call.argument("forTextStyle") ?? call.argument("for") else { return nil }
      return .preferred(uiKitStyle(of: style))
    case "scaledFont":
      guard let base = call.argument("for") else { return nil }
      let fonts = uiKitFonts(of: base)
      let sizes = fonts.reduce(Quantity()) { sizes, font in
        font.points.map { sizes.union(.literal($0)) } ?? sizes
      }
      return .scaled(sizes, metricsStyle(before: link))
    default: return nil
    }
  }

  private func isInitializerOfUIFont(_ link: SwiftNode) -> Bool {
    link.isNamed("init") && link.chain?.base?.isNamed("UIFont") == true
  }

  /// The fonts that the part of a chain before a link comes to.
  func fonts(before link: SwiftNode) -> [UIKitFont] {
    guard let chain = link.chain else { return [] }
    let names = chain.links.prefix { $0 != link }.filter {
      $0.nameToken != nil && $0.kind != .closure
    }
    guard let last = names.last else { return [] }
    for name in names.reversed() {
      if let made = madeFont(by: name) { return [made] }
    }
    if names.count == 1, last.kind == .identifier {
      return uiKitFonts(ofDeclarations: declarations(of: last.name, at: last))
    }
    return token(names)
  }

  /// A font of the size that an argument gives.
  private func sizedFont(_ size: SwiftNode) -> UIKitFont {
    if let style = preferredSize(size, hops: 0) { return .frozen(style.style) }
    return .fixed(quantity(of: size))
  }

  private func describedFont(_ descriptor: SwiftNode, _ size: SwiftNode) -> UIKitFont {
    let quantity = quantity(of: size)
    guard quantity.numbers == [0] || quantity.numbers.isEmpty else { return .fixed(quantity) }
    if quantity.numbers.isEmpty {
      if let style = preferredSize(size, hops: 0) { return .frozen(style.style) }
      return .fixed(quantity)
    }
    if let style = preferredDescriptor(descriptor, hops: 0) { return .preferred(style.style) }
    return .unknown
  }
}
