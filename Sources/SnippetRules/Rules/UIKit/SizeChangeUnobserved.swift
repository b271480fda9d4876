import DTKBSourceReading

extension Rule {
  /// A scaled length or text that is computed once, where nothing computes it again when the text size changes.
  static let sizeChangeUnobserved = Rule(
    id: "size-change-unobserved", severity: .note, fix: .none, facts: ["name"],
    triggers: [.call("scaledValue")] + SwiftTrigger.growingUIKitFonts
  ) { site in
    guard !site.context.observesSizeChanges(around: site.node) else { return [] }
    return site.node.isNamed("scaledValue") ? site.lengthComputedOnce : site.textKeptInCache
  }
}

extension SwiftSite {
  /// A scaled value that a stored property starts with, or that is set while a view is set up.
  fileprivate var lengthComputedOnce: [Detection] {
    var name: String?
    for around in node.ancestors {
      switch around.kind {
      case .binding:
        if around.isLocal {
          name = name ?? around.name
          continue
        }
        guard around.firstChild(.initialValue)?.contains(node) == true,
          isKeptForLong(around)
        else { return [] }
        return [detection(around.name)]
      case .expressionStatement:
        guard let target = around.assignmentTarget, name == nil else { continue }
        name = context.tree.excerpt(target.range)
      case .functionDeclaration:
        guard isSetUp(around.name), isInClass(around) else { return [] }
        return [detection(name ?? around.name)]
      case .initializerDeclaration:
        guard isInClass(around) else { return [] }
        return [detection(name ?? "init")]
      case .accessor, .subscriptDeclaration: return []
      case _ where around.kind.declaresType, .file: return []
      default: continue
      }
    }
    return []
  }

  private func detection(_ name: String) -> Detection {
    Detection(callRange, facts: ["name": .name(name)])
  }

  /// Whether a variable outlives what makes it: a constant of the program, or a property of an object.
  private func isKeptForLong(_ binding: SwiftNode) -> Bool {
    guard let variable = binding.variable else { return false }
    return variable.isStatic || variable.parent?.kind == .file || isInClass(binding)
  }

  private func isInClass(_ node: SwiftNode) -> Bool {
    guard let type = context.types.type(around: node) else { return false }
    if let declaration = type.declaration { return declaration.kind == .classDeclaration }
    return type.name.hasPrefix("UI")
  }

  private func isSetUp(_ name: String) -> Bool {
    if [
      "viewDidLoad", "loadView", "awakeFromNib", "commonInit", "didMoveToSuperview",
      "didMoveToWindow",
    ].contains(name) {
      return true
    }
    guard let first = Words(name).first else { return false }
    return first == "setup" || first == "build" || first == "make"
      || first == "layout" && name != "layoutSubviews"
      || Words(name).prefix(2).elementsEqual(["set", "up"])
  }

  /// An attributed string with a font for the moment's text size that is kept under a key.
  fileprivate var textKeptInCache: [Detection] {
    guard let font = uiKitFont, font.grows,
      uiKitFontUses.contains(where: { if case .attributes = $0 { true } else { false } }),
      let binding = node.ancestors.first(where: { $0.kind == .binding }), binding.isLocal
    else { return [] }
    for use in context.uses(of: binding).prefix(32) {
      guard let statement = use.holder, statement.kind == .expressionStatement,
        let target = statement.assignmentTarget, target.kind == .chain, !target.contains(use),
        target.links.last?.kind == .subscriptCall, let base = target.base
      else { continue }
      return [Detection(target.range, facts: ["name": .name(base.name)])]
    }
    return []
  }
}
