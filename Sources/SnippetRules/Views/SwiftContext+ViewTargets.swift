import DTKBSourceReading

extension SwiftContext {
  // MARK: - What is set on a view

  /// The assignment whose property a name is; nil where the name is no such property.
  func assignment(settingProperty name: SwiftNode) -> Assignment? {
    let all = assignments(toProperty: name.name)
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].property.index < name.index { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].property == name ? all[low] : nil
  }

  /// The views that an assignment sets its property on.
  func targets(of assignment: Assignment) -> [ViewTarget] {
    assignment.receivers.map { receiver in
      target(receiver, assignment.path, at: assignment.property, hops: 0)
    }
  }

  private func target(_ receiver: Receiver, _ path: [String], at place: SwiftNode, hops: Int)
    -> ViewTarget
  {
    guard case .declaration(let index) = receiver else {
      let home: String? =
        if case .named = receiver { types.type(around: place)?.path } else { nil }
      return ViewTarget(receiver: receiver, home: home, path: path)
    }
    // `let label = button.titleLabel` and `if let label` are other names of the same view.
    let declaration = tree.node(at: index)
    if hops < 3, declaration.isLocal, let (base, names) = aliased(by: declaration) {
      let receivers =
        base.isNamed("self")
        ? names.first.map { name in
          declarations(ofMember: name, after: base).first.map { [Receiver.declaration($0.index)] }
            ?? [.named(name)]
        } ?? []
        : self.receivers(named: base)
      if let inner = receivers.first {
        let rest = base.isNamed("self") ? Array(names.dropFirst()) : names
        return target(inner, rest + path, at: base, hops: hops + 1)
      }
    }
    return ViewTarget(receiver: receiver, home: nil, path: path)
  }

  /// The name and its members that a local variable is another name of.
  private func aliased(by local: SwiftNode) -> (SwiftNode, [String])? {
    guard let value = local.firstChild(.initialValue) else {
      guard local.parent?.kind == .condition,
        declarations(of: local.name, at: local).contains(where: { $0 != local })
      else { return nil }
      return nil
    }
    let outcomes = value.outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand else { return nil }
    if operand.kind == .identifier { return (operand, []) }
    guard operand.kind == .chain, let base = operand.base, base.kind == .identifier,
      !base.startsUppercase
    else { return nil }
    let links = operand.links
    guard links.dropFirst().allSatisfy({ $0.kind == .member }) else { return nil }
    return (base, links.dropFirst().map(\.name))
  }

  /// The assignments to a property on a view, under every name that the file has for it.
  func settings(of property: String, on target: ViewTarget) -> [Assignment] {
    let all = settings(of: property)
    guard case .declaration(let index) = target.receiver else { return all[target] ?? [] }
    let others = sameViews(as: index)
    // Mostly there are none, and the assignments need not be copied.
    if others.isEmpty {
      return all[ViewTarget(receiver: target.receiver, home: nil, path: target.path)] ?? []
    }
    return ([index] + others).flatMap { index in
      all[ViewTarget(receiver: .declaration(index), home: nil, path: target.path)] ?? []
    }
  }

  private func settings(of property: String) -> [ViewTarget: [Assignment]] {
    if let known = foundViewSettings[property] { return known }
    var settings: [ViewTarget: [Assignment]] = [:]
    for assignment in assignments(toProperty: property) {
      for target in targets(of: assignment) { settings[target, default: []].append(assignment) }
    }
    foundViewSettings[property] = settings
    return settings
  }

  /// The declarations of the file that stand for the same view as one: what a function makes for it, the
  /// parameter of a function that it is handed to, and the other way round.
  private func sameViews(as index: Int) -> [Int] {
    if let known = foundSameViews[index] { return known }
    var found: Set<Int> = [index]
    var waiting = [index]
    for _ in 0..<2 {
      waiting = waiting.flatMap { neighbours(of: tree.node(at: $0)) }
        .filter { found.insert($0).inserted }
      if waiting.isEmpty || found.count > 64 { break }
    }
    found.remove(index)
    let result = found.sorted()
    foundSameViews[index] = result
    return result
  }

  private func neighbours(of declaration: SwiftNode) -> [Int] {
    var found: [SwiftNode] = []
    // What makes it: `lazy var title = makeLabel()`.
    if let operand = declaration.firstChild(.initialValue)?.outcomes.first?.operand,
      let maker = operand.kind == .chain ? operand.links.last(where: { $0.call != nil }) : nil,
      let function = function(calledBy: maker)
    {
      found +=
        function.firstChild(.codeBlock)?.results.compactMap { result in
          result.outcomes.first?.operand.flatMap { operand in
            operand.kind == .identifier ? declarations(of: operand.name, at: operand).first : nil
          }
        } ?? []
    }
    for use in uses(of: declaration).prefix(64) {
      guard let holder = (use.chain ?? use).parent, use.chain == nil || use.kind == .member else {
        continue
      }
      switch holder.kind {
      case .argument:
        if let parameter = parameter(takingArgument: holder) { found.append(parameter) }
      case .returnStatement, .expressionStatement:
        // What it is returned for: the variables that a call of its function starts.
        guard holder.kind == .returnStatement || holder.nextSibling == nil,
          let function = holder.ancestors.first(where: {
            $0.kind == .functionDeclaration || $0.kind == .closure
          }), function.kind == .functionDeclaration, function.firstChild(.returnType) != nil
        else { continue }
        found += (calls[function.name] ?? []).prefix(64).compactMap { call in
          guard let value = call.chain?.parent, value.kind == .initialValue else { return nil }
          return value.parent
        }
      default: continue
      }
    }
    if declaration.kind == .parameter {
      for argument in arguments(passedFor: declaration) {
        guard let operand = argument.outcomes.first?.operand else { continue }
        if operand.kind == .identifier {
          found += declarations(of: operand.name, at: operand)
        } else if let base = operand.base, base.isNamed("self"),
          let member = operand.links.dropFirst().first
        {
          found += declarations(ofMember: member.name, after: base)
        }
      }
    }
    return found.map(\.index)
  }

  // MARK: - What a view is

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
      || project.conformances(of: Self.lastName(name)) != nil
    return isKnown ? .other : Self.viewKind(byName: name)
  }

  /// Whether a type is one of these or inherits from one, as far as the file and the project tell.
  func isKind(_ name: String, of wanted: Set<String>, at place: SwiftNode? = nil) -> Bool {
    supertypes(of: name, at: place).contains { wanted.contains($0) }
  }

  /// A type and what it inherits from, as far as the file and the project tell.
  func supertypes(of name: String, at place: SwiftNode? = nil) -> [String] {
    var found = [Self.lastName(name)]
    var paths = [name]
    var next = 0
    while next < found.count, found.count < 32 {
      let type = types.type(named: paths[next], at: place)
      let inherited =
        (type?.inherited ?? []) + (project.conformances(of: found[next]) ?? []).sorted()
      for other in inherited where !found.contains(other) {
        found.append(other)
        // A class beside it within the same type hides one of the file.
        let around = type?.path.lastIndex(of: ".").map { type?.path[..<$0] ?? "" }
        let beside = around.map { "\($0).\(other)" }
        paths.append(beside.flatMap { types.type(named: $0, at: nil) == nil ? nil : $0 } ?? other)
      }
      next += 1
    }
    return found
  }

  private static func lastName(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
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

  // MARK: - What else may set up a view

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
