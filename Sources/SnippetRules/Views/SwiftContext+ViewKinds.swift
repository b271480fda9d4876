import DTKBSourceReading

extension SwiftContext {
  /// What a view is to its text, by its type or by its name.
  func kind(of target: ViewTarget) -> UIKitViewKind {
    if let last = target.path.last {
      if target.path.contains("titleLabel") || target.path.contains("subtitleLabel"),
        !target.path.contains("cell")
      {
        return .buttonTitle
      }
      if last.hasSuffix("extProperties") { return .configuration }
      return Self.viewKind(byName: last)
    }
    switch target.receiver {
    case .declaration(let index):
      let declaration = tree.node(at: index)
      if let type = viewTypeName(of: declaration) { return kind(ofType: type, at: declaration) }
      let byName = Self.viewKind(byName: declaration.name)
      return byName
    case .itself(let path):
      return kind(ofType: path, at: nil)
    case .named(let name):
      if name == "titleLabel", let home = target.home, isKind(home, of: ["UIButton"]) {
        return .buttonTitle
      }
      return Self.viewKind(byName: name)
    }
  }

  /// The type of a variable that holds a view, or the views of a collection.
  func viewTypeName(of declaration: SwiftNode) -> String? {
    if let name = typeName(of: declaration) { return name }
    // `[UILabel]!` has no name of its own.
    if let annotation = declaration.firstChild(.typeAnnotation) {
      let text = annotation.text.drop { !$0.isLetter }
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }

  private func kind(ofType name: String, at place: SwiftNode?) -> UIKitViewKind {
    let supertypes = supertypes(of: name, at: place)
    if supertypes.contains("UILabel") { return .label }
    if supertypes.contains("UITextView") { return .textView }
    if supertypes.contains(where: { $0 == "UITextField" || $0 == "UISearchTextField" }) {
      return .textField
    }
    let isKnown =
      types.type(named: name, at: place) != nil || name.hasPrefix("UI")
      || project.conformances(of: name.lastName) != nil
    return isKnown ? .other : Self.viewKind(byName: name)
  }

  /// Whether a type is one of these or inherits from one, as far as the file and the project tell.
  func isKind(_ name: String, of wanted: Set<String>, at place: SwiftNode? = nil) -> Bool {
    supertypes(of: name, at: place).contains { wanted.contains($0) }
  }

  /// A type and what it inherits from, as far as the file and the project tell.
  func supertypes(of name: String, at place: SwiftNode? = nil) -> [String] {
    var found = [name.lastName]
    var paths = [name]
    var next = 0
    while next < found.count, found.count < 32 {
      let type = types.type(named: paths[next], at: place)
      let inherited =
        (type?.inherited ?? []) + (project.conformances(of: found[next]) ?? []).sorted()
      for other in inherited where !found.contains(other) {
        found.append(other)
        // A class beside it within the same type hides one of the file.
        let beside = type?.path.outerPath.map { "\($0).\(other)" }
        paths.append(beside.flatMap { types.type(named: $0, at: nil) == nil ? nil : $0 } ?? other)
      }
      next += 1
    }
    return found
  }

  private static func viewKind(byName name: String) -> UIKitViewKind {
    let words = Words(name)
    switch words.last {
    case "label", "labels", "lbl": return .label
    case "field" where words.dropLast().last == "text", "textfield", "textfields": return .textField
    case "fields" where words.dropLast().last == "text": return .textField
    case "view" where words.dropLast().last == "text", "textview": return .textView
    default: return .unknown
    }
  }

  /// Whether Interface Builder makes a view, so that its file may say more of it.
  func isOutlet(_ target: ViewTarget) -> Bool {
    guard case .declaration(let index) = target.receiver else { return false }
    return tree.node(at: index).variable?.attributes.contains { $0.isNamed("IBOutlet") } ?? false
  }
}
