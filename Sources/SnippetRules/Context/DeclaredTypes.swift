import DTKBSourceReading

/// The types that a file declares and extends, by their names with the names of the types around them.
///
/// A few are looked through; tables are made of more.
final class DeclaredTypes {
  /// Every type, in the order in which the file first names them.
  private(set) var all: [DeclaredType] = []
  /// The nodes that declare or extend them, in reading order, and which type each does.
  private var parts: [(node: Int, type: DeclaredType)] = []
  private var tables: Tables?

  /// The types by their paths, and their own names.
  private struct Tables {
    var byPath: [String: DeclaredType] = [:]
    var names: Set<String> = []

    mutating func add(_ type: DeclaredType) {
      byPath[type.path] = type
      names.insert(type.name)
    }
  }

  /// So many types are looked through.
  private static let most = 12

  init(_ tree: SwiftTree) {
    for node in tree.typeDeclarations {
      let around = type(around: node)
      let name = node.kind == .extensionDeclaration ? Self.extendedName(node) : node.name
      let type = type(at: around.map { "\($0.path).\(name)" } ?? name)
      type.add(node)
      parts.append((node.index, type))
    }
  }

  /// The type of a path, which is a new one if nobody has named it.
  private func type(at path: String) -> DeclaredType {
    if let known = known(path) { return known }
    let type = DeclaredType(path: path)
    all.append(type)
    if tables != nil {
      tables?.add(type)
    } else if all.count > Self.most {
      tables = all.reduce(into: Tables()) { $0.add($1) }
    }
    return type
  }

  private func known(_ path: String) -> DeclaredType? {
    if let tables { return tables.byPath[path] }
    return all.first { $0.path == path }
  }

  /// Whether a type has this name; most names that somebody asks for are no such.
  private func isName(_ name: String) -> Bool {
    if let tables { return tables.names.contains(name) }
    return all.contains { $0.name == name }
  }

  /// The type that a declaration declares or extends.
  func type(declaredBy node: SwiftNode) -> DeclaredType? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].node < node.index { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].node == node.index ? parts[low].type : nil
  }

  /// The innermost type around a place.
  func type(around node: SwiftNode) -> DeclaredType? {
    node.ancestors.first { $0.kind.declaresType }.flatMap { type(declaredBy: $0) }
  }

  /// The type that a name means at a place: a nested one of the types around it, or one of the file.
  func type(named name: String, at node: SwiftNode?) -> DeclaredType? {
    guard isName(name.lastName) else { return nil }
    var around = node.flatMap { type(around: $0) }?.path
    while let path = around {
      if let type = known("\(path).\(name)") { return type }
      if path == name || path.hasSuffix(".\(name)") { return known(path) }
      around = path.outerPath
    }
    return known(name)
  }

  /// The name of the type that an extension extends, such as `Layout.Metrics`.
  private static func extendedName(_ node: SwiftNode) -> String {
    guard let name = node.nameToken else { return node.text }
    var text = ""
    var token = name
    let tree = node.tree
    // From the last word back over periods: attributes and modifiers do not belong to the name.
    while token >= node.tokens.lowerBound {
      let kind = tree.tokens[token].kind
      if kind == .word || kind == .period {
        if kind == .word, tree.tokens[token].keyword == .extension { break }
        text = tree.text(ofToken: token) + text
      } else {
        break
      }
      token -= 1
    }
    return text
  }
}

/// A type as a file shows it: its declaration, if it stands there, and its extensions.
///
/// A class, so that handing it on copies nothing.
final class DeclaredType {
  /// Its name with the names of the types around it, such as `PoemFilter.Gap`.
  let path: String
  /// Its own name.
  let name: String
  /// Its declaration and its extensions, in reading order.
  private(set) var parts: [SwiftNode] = []
  /// What it inherits from and conforms to, as far as the file says.
  private(set) var inherited: [String] = []

  init(path: String) {
    self.path = path
    name = path.lastName
  }

  func add(_ part: SwiftNode) {
    parts.append(part)
    if declaration == nil, part.kind != .extensionDeclaration { declaration = part }
    hasPrivatePart = hasPrivatePart || part.isPrivate
    for child in part.children where child.kind == .inheritedType { inherited.append(child.name) }
  }

  /// Its declaration, if that stands in the file.
  private(set) var declaration: SwiftNode?
  /// Whether its declaration or an extension of it is private.
  private(set) var hasPrivatePart = false

  /// Its named members in reading order, through every `#if`; asked once all its parts are known.
  private(set) lazy var members: [SwiftNode] = parts.reduce(into: []) { members, part in
    for declaration in part.firstChild(.members)?.declarations ?? []
    where declaration.nameToken != nil { members.append(declaration) }
  }
}

extension SwiftNode {
  /// The named declarations directly inside a list of declarations or statements: bindings, functions, cases, types.
  var declarations: [SwiftNode] {
    var found: [SwiftNode] = []
    var waiting = [children]
    while var children = waiting.popLast() {
      while let child = children.next() {
        switch child.kind {
        case .conditional, .branch, .variableDeclaration, .enumCaseDeclaration, .guardStatement,
          .condition:
          waiting.append(children)
          children = child.children
        case .binding, .enumCase, .functionDeclaration, .initializerDeclaration,
          .typealiasDeclaration, .parameter:
          found.append(child)
        case _ where child.kind.declaresType:
          found.append(child)
        default: break
        }
      }
    }
    return found
  }

  /// The declaration that a binding belongs to, with its attributes and modifiers.
  var variable: SwiftNode? {
    parent.flatMap { $0.kind == .variableDeclaration ? $0 : nil }
  }

  /// The attributes of a declaration, which stand before all that belongs to it.
  var attributes: [SwiftNode] { children.prefix { $0.kind == .attribute } }

  /// Whether a declaration has a modifier such as `static`.
  func hasModifier(_ keyword: Keyword) -> Bool {
    for token in tokens {
      let found = tree.tokens[token].keyword
      if found == keyword { return true }
      switch found {
      case .var, .let, .func, .struct, .enum, .extension, .protocol, .`init`, .subscript, .case:
        return false
      default: continue
      }
    }
    return false
  }

  /// Whether a declaration belongs to its type and not to the values of it.
  var isStatic: Bool { hasModifier(.static) || kind != .classDeclaration && hasModifier(.class) }
}
