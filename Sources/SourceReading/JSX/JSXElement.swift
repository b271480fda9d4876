/// An element of a script, such as `<Text style={styles.title}>…</Text>`.
public struct JSXElement: Sendable, Equatable {
  /// The node that it is.
  public let node: ScriptNode

  /// The element that a node is, if it is one.
  public init?(_ node: ScriptNode) {
    guard node.kind == .element else { return nil }
    self.node = node
  }

  /// Its name as it is written, such as `Text` or `Tabs.Screen`; empty for a fragment.
  public var name: String { node.name }

  /// All of it, up to its closing tag.
  public var range: Range<Int> { node.range }

  /// Its opening tag, from `<` to `>`.
  public var openingTagRange: Range<Int> {
    node.firstChild?.range ?? node.range
  }

  /// Its attributes, spreads left out.
  public var attributes: [JSXAttribute] {
    node.firstChild?.children.compactMap { JSXAttribute($0) } ?? []
  }

  /// The attribute of a name; of several, the last, which is the one that counts.
  public func attribute(_ name: String) -> JSXAttribute? {
    attributes.last { $0.node.isNamed(name) }
  }

  /// What is spread into it, such as `props` in `{...props}`.
  public var spreads: [ScriptNode] {
    node.firstChild?.children.filter { $0.kind == .spread }.compactMap(\.value) ?? []
  }

  /// What stands between its tags: elements, texts and expressions.
  public var content: [ScriptNode] { Array(node.children.dropFirst()) }

  /// The element whose content it is in, through expressions and functions, but not out of an attribute: what is
  /// given as an attribute is laid out elsewhere.
  ///
  /// Looks at most 1,000 nodes up.
  public var parent: JSXElement? {
    for ancestor in node.ancestors.prefix(1_000) {
      switch ancestor.kind {
      case .element: return JSXElement(ancestor)
      case .attribute, .openingTag: return nil
      default: continue
      }
    }
    return nil
  }

  /// The name that the module of the component gives it: `Text` for `import { Text as Words }` and `<Words>`, and
  /// for `import * as Native` and `<Native.Text>`; else ``name``.
  public var component: String {
    guard let first = node.firstName else { return name }
    let rest = node.name.drop { $0 != "." }
    if first.isNamed("*") { return String(rest.dropFirst()) }
    return first.name + rest
  }

  /// Where the first word of its name is bound: a constant, a function, a class or an imported name.
  public var definition: ScriptNode? { node.firstDefinition }

  /// The module that the component is imported from, such as `react-native`.
  public var module: String? {
    node.firstName?.parent?.lastChild?.string
  }
}

extension ScriptNode {
  /// The imported name that the first word of an element's name stands for.
  fileprivate var firstName: ScriptNode? {
    firstDefinition?.parent.flatMap { $0.kind == .importedName ? $0 : nil }
  }

  /// What binds the first word of an element's name.
  fileprivate var firstDefinition: ScriptNode? {
    let range = nameRange
    let end = tree.bytes[range].firstIndex(of: UInt8(ascii: ".")) ?? range.upperBound
    return tree.bindings.definition(of: range.lowerBound..<end, at: index, in: tree)
  }
}
