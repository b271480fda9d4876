import DTKBSourceReading

extension SwiftContext {
  /// Whether a property of a view is set by its class, by an appearance proxy or by a function that it is given to, in
  /// this file or in others of the project.
  func isSetByOthers(_ property: String, on target: ViewTarget) -> Bool {
    let settings = project.viewSettings(of: property).union(ownViewSettings[property] ?? [])
    guard !settings.isEmpty else { return false }
    let path = target.path
    var owners: [String] = []
    var names: [String] = path
    switch target.receiver {
    case .declaration(let index):
      let declaration = tree.node(at: index)
      if path.isEmpty, let type = viewTypeName(of: declaration) {
        if supertypes(of: type, at: declaration).contains(where: {
          settings.contains($0) || settings.contains("\($0).appearance()")
        }) {
          return true
        }
      }
      if !declaration.isLocal, declaration.kind != .parameter,
        let type = types.type(around: declaration)
      {
        owners = supertypes(of: type.path)
        names = [declaration.name] + path
      }
      if callsOfHelpers(on: declaration).contains(where: { settings.contains("func \($0)") }) {
        return true
      }
    case .itself(let path):
      owners = supertypes(of: path)
      if owners.contains(where: { settings.contains("\($0).appearance()") }) { return true }
    case .named(let name):
      if let home = target.home {
        owners = supertypes(of: home)
      }
      names = [name] + path
    }
    return owners.contains { owner in settings.contains(([owner] + names).joined(separator: ".")) }
  }

  /// The functions that are called on a view or that it is handed to.
  private func callsOfHelpers(on declaration: SwiftNode) -> [String] {
    uses(of: declaration).prefix(64).flatMap { use -> [String] in
      var names: [String] = []
      if let next = use.nextSibling, next.kind == .member,
        next.call != nil || !next.trailingClosures.isEmpty
      {
        names.append(next.name)
      }
      for around in (use.chain ?? use).ancestors.prefix(3) {
        if around.kind == .call, let callee = around.callee {
          names.append(callee.name)
          break
        }
      }
      return names
    }
  }

  /// Whether something that the file does not show may set up a view: a function of the project that it is handed to
  /// or that is called on it, or whoever gets it from the function that makes it.
  func mayBeSetUpElsewhere(_ target: ViewTarget) -> Bool {
    guard case .declaration(let index) = target.receiver else { return true }
    let declaration = tree.node(at: index)
    if declaration.kind == .parameter { return true }
    if declaration.isLocal, isReturned(declaration) { return true }
    return callsOfHelpers(on: declaration).contains { name in
      !Self.harmless.contains(name) && !name.hasPrefix("set") && !name.hasPrefix("add")
        && !name.hasPrefix("constrain") && !name.hasPrefix("insert") && !name.hasPrefix("UI")
        && !name.hasPrefix("NS") && !name.hasPrefix("pin") && !name.hasPrefix("auto")
        && !name.hasPrefix("remove")
    }
  }

  private func isReturned(_ local: SwiftNode) -> Bool {
    uses(of: local).contains { use in
      guard let holder = use.parent, holder.kind == .returnStatement else { return false }
      let function = holder.ancestors.first {
        $0.kind == .functionDeclaration || $0.kind == .closure
      }
      return function?.kind == .functionDeclaration
    }
  }

  /// What puts a view somewhere or asks it something, and leaves its text as it is.
  private static let harmless: Set<String> = [
    "forEach", "sizeToFit", "sizeThatFits", "layoutIfNeeded", "invalidateIntrinsicContentSize",
    "bringSubviewToFront", "sendSubviewToBack", "translatesAutoresizingMaskIntoConstraints",
    "activate", "makeConstraints", "remakeConstraints", "updateConstraints",
    "contentHuggingPriority",
    "equalTo", "snp", "systemLayoutSizeFitting", "init", "resignFirstResponder",
    "becomeFirstResponder", "append", "convert", "contains", "isDescendant", "hide", "fill",
    "print",
    "compactMap", "map", "anchor", "center", "edges", "embed",
  ]
}
