import DTKBSourceReading

extension SwiftContext {
  /// Whether a type reads the reader's text size from its environment, so that a change evaluates it again.
  func readsTextSize(in type: DeclaredType) -> Bool {
    type.parts.contains { part in
      part.firstChild(.members)?.children.contains { member in
        member.kind == .variableDeclaration
          && member.attributes.contains { attribute in
            attribute.isNamed("Environment")
              && attribute.mentions(["dynamicTypeSize", "sizeCategory", "isAccessibilitySize"])
          }
      } == true
    }
  }

  /// Whether a type is a view of SwiftUI, or another part of one that has an environment, remembered; the wrappers
  /// of UIKit's views are not.
  func isPartOfView(_ type: DeclaredType) -> Bool {
    if let known = foundPartsOfViews[type.path] { return known }
    let isPart = findsPartOfView(type)
    foundPartsOfViews[type.path] = isPart
    return isPart
  }

  private func findsPartOfView(_ type: DeclaredType) -> Bool {
    if ["View", "Text", "ViewModifier"].contains(type.name) { return true }
    guard type.declaration?.kind != .classDeclaration, role(of: type) == .installed else {
      return false
    }
    // A body of another type, such as the text of a message, makes no view.
    for body in members(of: type)["body"] ?? [] {
      let result = body.firstChild(body.kind == .binding ? .typeAnnotation : .returnType)
      if result?.mentions(Self.wordsOfBodies) != true { return false }
    }
    let makesForeignView = type.members.contains {
      $0.name.hasPrefix("makeUI") || $0.name.hasPrefix("makeNS")
    }
    if makesForeignView { return false }
    return !type.inherited.contains { $0.hasSuffix("Representable") }
  }

  private static let wordsOfBodies: NameSet = [
    "some", "View", "AnyView", "Scene", "Content", "ToolbarContent", "Commands",
    "WidgetConfiguration",
  ]
}
