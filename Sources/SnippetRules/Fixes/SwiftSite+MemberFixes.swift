import DTKBSourceReading
import DynamicTypeScaling

extension SwiftSite {
  /// Puts a scaled metric of the view around in the place of a number: the edits for the declaration and for its use.
  ///
  /// - Parameters:
  ///   - number: a literal within the view's code.
  ///   - role: what the length is, as the property's name says it: `padding`.
  ///   - range: what gives way to the property's name; the number alone where nothing is said.
  func scaledMetric(
    inPlaceOf number: SwiftNode, as role: String, following style: TextStyle,
    at range: Range<Int>? = nil
  ) -> [Edit?] {
    guard number.numberValue != nil, context.minimumIOSVersion(at: node) ?? 14 >= 14 else {
      return [nil]
    }
    let name = context.metricName(role, number.text, style)
    let declaration =
      "@ScaledMetric(relativeTo: .\(style.rawValue)) private var \(name): CGFloat = \(number.text)"
    return [
      context.property(declaration, named: name, forCodeAt: number),
      Edit(range ?? number.range, name),
    ]
  }

  /// What the view around calls the reader's text size, with the edit that declares it where nothing does.
  var nameOfTextSize: (name: String, declaration: [Edit?])? {
    guard context.minimumIOSVersion(at: node) ?? 15 >= 15,
      let type = context.types.type(around: node)
    else { return nil }
    for name in ["dynamicTypeSize", "typeSize", "textSize", "size"] {
      for member in context.members(of: type)[name] ?? [] {
        let isOfEnvironment =
          member.variable?.attributes.contains {
            $0.isNamed("Environment") && $0.mentions(["dynamicTypeSize"])
          } ?? false
        if isOfEnvironment { return (name, []) }
      }
    }
    let name = "dynamicTypeSize"
    let declaration = "@Environment(\\.\(name)) private var \(name)"
    guard let edit = context.property(declaration, named: name, forCodeAt: node) else { return nil }
    return (name, [edit])
  }
}

extension SwiftContext {
  /// The name of a metric by what it is, where it starts from and what it follows; body goes without saying.
  fileprivate func metricName(_ role: String, _ number: String, _ style: TextStyle) -> String {
    let size = number.map { $0.isNumber ? String($0) : "_" }.joined()
    guard style != .body else { return role + size }
    return style.rawValue + role.prefix(1).uppercased() + role.dropFirst() + size
  }

  /// Declares a property at the head of the view that a piece of code belongs to; nil where the view is declared
  /// elsewhere, knows the name already, or does not let the code use its properties.
  fileprivate func property(
    _ declaration: String, named name: String, forCodeAt node: SwiftNode
  ) -> Edit? {
    guard let type = types.type(around: node), isPartOfView(type),
      let home = type.declaration, home.kind == .structDeclaration, node.readsProperties,
      let members = home.firstChild(.members), self.members(of: type)[name] == nil,
      declarations(of: name, at: node).isEmpty
    else { return nil }
    let start = members.range.lowerBound + 1
    let first = members.firstChild.map { $0.range.lowerBound }
    let ownLine = first.map { tree.text(start..<$0).contains(where: \.isNewline) } ?? false
    let indentation =
      ownLine
      ? first.map(self.indentation) ?? "" : self.indentation(at: home.range.lowerBound) + "  "
    let rest = ownLine || first == nil ? "" : lineBreak + indentation
    return Edit(start..<start, lineBreak + indentation + declaration + rest)
  }
}

extension SwiftNode {
  fileprivate var firstChild: SwiftNode? { children.first { _ in true } }

  /// Whether code stands where a type's own properties can be read: in a function or a computed property of it.
  fileprivate var readsProperties: Bool {
    var inner = self
    for around in ancestors {
      switch around.kind {
      case .members:
        return inner.kind == .functionDeclaration && !inner.isStatic
      case .initialValue where around.parent?.parent?.parent?.kind == .members: return false
      case .parameter: return false
      case .variableDeclaration where around.parent?.kind == .members:
        return !around.isStatic && !around.hasModifier(.lazy)
      default: inner = around
      }
    }
    return false
  }
}
