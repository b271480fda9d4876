/// An attribute of an element, such as `numberOfLines={1}`.
public struct JSXAttribute: Sendable, Equatable {
  /// The node that it is.
  public let node: ScriptNode

  /// The attribute that a node is, if it is one.
  public init?(_ node: ScriptNode) {
    guard node.kind == .attribute else { return nil }
    self.node = node
  }

  /// Its name.
  public var name: String { node.name }

  /// All of it, braces included.
  public var range: Range<Int> { node.range }

  /// Its value without the braces; nothing where it stands alone, which means `true`.
  public var value: ScriptNode? { node.firstChild }

  /// The element that has it.
  public var element: JSXElement? {
    node.parent?.parent.flatMap { JSXElement($0) }
  }

  /// Whether it is on or off, if that is written: `editable`, `editable={false}`, or through a constant.
  public var boolean: Bool? {
    guard let value else { return true }
    return value.resolved.boolean
  }

  /// Its number, if that is written: `numberOfLines={1}`, also through constants and arithmetic.
  public var number: Double? { value?.evaluated }

  /// Its string, if that is written.
  public var string: String? { value?.resolved.string }
}
