import DTKBSourceReading
import DynamicTypeScaling

/// What a font of UIKit in code is, as far as that decides how it grows.
enum UIFontValue: Equatable, Sendable {
  /// The font of a text style: it has the size that the reader had chosen when it was made.
  case preferred
  /// A font that font metrics scaled.
  case scaled
  /// A font of a size that never grows.
  case fixed(Quantity)
  /// A font that the file does not tell.
  case unknown
}

extension SwiftContext {
  /// The UIKit fonts that an expression can come to, through variables, properties and functions of the file.
  func uiFonts(of holder: SwiftNode) -> [UIFontValue] {
    holder.outcomes.map { outcome in
      outcome.operand.map { uiFont(ofOperand: $0) } ?? .unknown
    }
  }

  private func uiFont(ofOperand operand: SwiftNode) -> UIFontValue {
    guard asked.count < 64 else { return .unknown }
    let links = operand.kind == .chain ? operand.links : [operand]
    if operand.kind == .tuple, let inner = operand.firstUnlabelledArgument {
      return uiFonts(of: inner).first ?? .unknown
    }
    for link in links.reversed() where link.nameToken != nil {
      switch link.name {
      case "scaledFont" where link.call != nil: return .scaled
      case "preferredFont" where link.call != nil: return .preferred
      case "CTFontCreateWithName":
        let size = link.call?.arguments.dropFirst().first { _ in true }
        return size.map { Self.font(of: quantity(of: $0)) } ?? .unknown
      case "withSize":
        guard let size = link.call?.firstUnlabelledArgument else { return .unknown }
        return Self.font(of: quantity(of: size))
      default:
        if let size = link.uiFontSize { return uiFont(madeBy: link, size) }
      }
    }
    guard let reference = links.first(where: { $0.isReference && !$0.isNamed("self") }) else {
      return .unknown
    }
    let found =
      reference.startsUppercase && links.count > 1
      ? declarations(ofMember: links[1].name, after: reference) : declarations(behind: reference)
    return uiFont(ofDeclarations: found)
  }

  private func uiFont(madeBy link: SwiftNode, _ size: SwiftNode) -> UIFontValue {
    let quantity = quantity(of: size)
    // A size of 0 keeps that of the descriptor.
    if link.call?.argument("descriptor") != nil, quantity.numbers == [0] { return .preferred }
    return Self.font(of: quantity)
  }

  private static func font(of size: Quantity) -> UIFontValue {
    size.origins.isDisjoint(with: .responsive) ? .fixed(size) : .preferred
  }

  private func uiFont(ofDeclarations nodes: [SwiftNode]) -> UIFontValue {
    guard let node = nodes.first, asked.insert(node.index).inserted else { return .unknown }
    defer { asked.remove(node.index) }
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    let values =
      body.map { $0.results.prefix(16).flatMap(uiFonts) }
      ?? node.firstChild(.initialValue).map(uiFonts) ?? []
    // Where one of them grows the declaration is not fixed.
    return values.first { value in
      if case .fixed = value { false } else { true }
    } ?? values.first ?? .unknown
  }
}

extension SwiftNode {
  /// The argument with the size, where a name makes a UIKit font of a size: `systemFont(ofSize:)`, `UIFont(name:size:)`.
  var uiFontSize: SwiftNode? {
    guard let call else { return nil }
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return call.argument("ofSize")
    case "UIFont":
      guard call.argument("name") != nil || call.argument("descriptor") != nil else { return nil }
      return call.argument("size")
    case "init":
      guard chain?.base?.isNamed("UIFont") == true else { return nil }
      return call.argument("size")
    default: return nil
    }
  }

  /// The names that make UIKit fonts of a size.
  static let uiFontMakers = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont",
  ]
}
