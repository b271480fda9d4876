import DTKBSourceReading

/// What a type is to SwiftUI.
enum TypeRole {
  /// SwiftUI installs its dynamic properties: a view, a modifier, a style, toolbar content, a dynamic property.
  case installed
  /// Nothing of the kind.
  case plain
  /// It conforms to protocols that the file and the project do not tell.
  case unknown
}

extension SwiftContext {
  /// What a type is to SwiftUI, by its conformances across its extensions, and by its body where those say nothing.
  func role(of type: DeclaredType) -> TypeRole {
    var inherited = Set(type.inherited)
    inherited.formUnion(project.conformances(of: type.name) ?? [])
    inherited = withInheritedProtocols(inherited)
    if inherited.contains(where: Self.installs) { return .installed }
    // Conformances may stand in another file: a body is what a view has.
    let members = members(of: type)
    let hasBody = Self.bodies.contains { name in
      members[name]?.contains(where: Self.isBody) ?? false
    }
    if hasBody || isPropertyWrapper(type) && !inherited.isEmpty { return .installed }
    // A protocol that is declared here says what it inherits: nothing else is left to be known of it.
    let isTold = inherited.allSatisfy { name in
      Self.isForeignToViews(name) || types.type(named: name, at: nil) != nil
        || project.conformances(of: name) != nil
    }
    return isTold ? .plain : .unknown
  }

  /// Protocols with those that they inherit, as far as they are declared here.
  private func withInheritedProtocols(_ names: Set<String>) -> Set<String> {
    var known = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      let inherited =
        (types.type(named: name, at: nil)?.inherited ?? [])
        + Array(project.conformances(of: name) ?? [])
      for other in inherited where known.insert(other).inserted { waiting.append(other) }
    }
    return known
  }

  private func isPropertyWrapper(_ type: DeclaredType) -> Bool {
    type.declaration?.attributes.contains { $0.isNamed("propertyWrapper") } ?? false
  }

  /// What SwiftUI calls on the types that it installs.
  private static let bodies: Set<String> = [
    "body", "makeBody", "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController",
    "_body", "makeView",
  ]

  /// Whether a member of such a name is what SwiftUI calls; the `body` of a typography is a font.
  private static func isBody(_ member: SwiftNode) -> Bool {
    if member.kind == .functionDeclaration { return true }
    guard member.kind == .binding, member.variable?.isStatic != true else { return false }
    let isComputed = member.firstChild(.codeBlock) != nil || member.firstChild(.accessors) != nil
    return isComputed
      && !(member.firstChild(.typeAnnotation).map { values.contains($0.name) } ?? true)
  }

  private static let values: Set<String> = [
    "Font", "UIFont", "CTFont", "TextStyle", "String", "CGFloat", "Double", "Int",
    "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "NSAttributedString",
  ]

  private static func installs(_ name: String) -> Bool {
    if installing.contains(name) { return true }
    // The styles of SwiftUI and of projects that follow its naming: `ToggleStyle`, `CardStyle`.
    return ["Style", "View", "ViewModifier", "Representable", "Content", "Modifier"].contains {
      name.hasSuffix($0)
    }
  }

  private static let installing: Set<String> = [
    "View", "ViewModifier", "DynamicProperty", "App", "Scene", "Widget", "WidgetBundle", "Commands",
    "ToolbarContent",
    "CustomizableToolbarContent", "Shape", "InsettableShape", "Layout", "TableColumnContent",
    "TableRowContent",
    "ChartContent", "MapContent", "AxisContent", "TabContent", "GeometryEffect",
    "EnvironmentalModifier", "ControlWidget",
    "Animatable", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "UIGestureRecognizerRepresentable", "Gesture", "LabeledContentStyle", "PreviewProvider",
    "Transition",
  ]

  /// Whether a protocol has nothing to do with views; one of the project that nothing is known of may have.
  private static func isForeignToViews(_ name: String) -> Bool {
    foreign.contains(name) || name.hasSuffix("Key") || name.hasSuffix("able")
      || name.hasSuffix("Protocol")
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Error")
  }

  private static let foreign: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable",
    "Sendable",
    "CaseIterable", "RawRepresentable", "OptionSet", "Error", "LocalizedError",
    "CustomStringConvertible",
    "CustomDebugStringConvertible", "EnvironmentKey", "PreferenceKey", "FocusedValueKey",
    "LayoutValueKey", "Any",
    "AnyObject", "Theme", "ObservableObject", "Observable", "ExpressibleByStringLiteral",
    "Collection", "Sequence",
    "SetAlgebra", "String", "Int", "CGFloat", "Double",
  ]
}
