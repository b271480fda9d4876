import DTKBSourceReading

/// A value that is given to a property of an element: as its attribute, in an object that is spread or merged into
/// it, by an assignment, or as the default of a component's own.
struct ScriptSetting {
  /// The name with its value.
  let range: Range<Int>
  /// Its value as it is written; nothing where the name alone means yes.
  let value: ScriptNode?
  /// What it may be, each resolved as far as the script says.
  var values: [ScriptNode] { value?.alternatives ?? [] }
  /// The element that has it as an attribute.
  let element: JSXElement?
}

extension ScriptSite {
  /// The setting whose name stands here; nothing where the name is used in another way, or its value comes from
  /// outside.
  var setting: ScriptSetting? {
    switch node.kind {
    case .attribute:
      return JSXAttribute(node).map {
        ScriptSetting(range: node.range, value: $0.value, element: $0.element)
      }
    case .property:
      guard let value = node.value else { return nil }
      // `function Words({ allowFontScaling = false })`
      let given = value.kind == .assignment ? value.value : value
      return ScriptSetting(range: node.range, value: given, element: nil)
    case .member where isAssigned:
      guard let assignment = node.parent else { return nil }
      return ScriptSetting(range: assignment.range, value: assignment.value, element: nil)
    default:
      return nil
    }
  }
}
