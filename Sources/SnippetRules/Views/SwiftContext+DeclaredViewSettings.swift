import DTKBSourceReading

extension SwiftContext {
  /// What the file sets on views in ways that other files rely on, by the name of the property.
  ///
  /// See ``ProjectSymbols/viewSettings(of:)`` for how they are written.
  var declaredViewSettings: [String: Set<String>] {
    var settings: [String: Set<String>] = [:]
    for property in ["adjustsFontForContentSizeCategory", "numberOfLines"] {
      for assignment in assignments(toProperty: property) where assignment.mayDepartFromDefault {
        for name in names(ofViewsSetBy: assignment) {
          settings[property, default: []].insert(name)
        }
      }
    }
    return settings
  }

  private func names(ofViewsSetBy assignment: Assignment) -> [String] {
    if let proxy = assignment.proxyType { return ["\(proxy).appearance()"] }
    var names: [String] = []
    let function = assignment.property.ancestors.first { $0.kind == .functionDeclaration }
    for target in targets(of: assignment) {
      switch target.receiver {
      case .itself(let path):
        let name = path.lastName
        if let function, types.type(named: path, at: nil)?.declaration == nil {
          names.append("func \(function.name)")
        } else {
          names.append(([name] + target.path).joined(separator: "."))
        }
      case .declaration(let index):
        let declaration = tree.node(at: index)
        if declaration.kind == .parameter, let function {
          names.append("func \(function.name)")
        } else if !declaration.isLocal, let type = types.type(around: declaration) {
          names.append(([type.name, declaration.name] + target.path).joined(separator: "."))
        }
      case .named(let name):
        guard let home = target.home?.lastName else { continue }
        names.append(([home, name] + target.path).joined(separator: "."))
      }
    }
    return names
  }
}

extension Assignment {
  /// Whether it may set anything but `false` or 1, which views have from the start.
  var mayDepartFromDefault: Bool {
    statement.outcomes.contains { outcome in
      guard let operand = outcome.operand else { return true }
      return operand.text != "false" && operand.numberValue != 1
    }
  }

  /// The type whose appearance proxy the property is set on: `UILabel` of `UILabel.appearance().font`.
  var proxyType: String? {
    guard let base = property.chain?.base, base.startsUppercase, let member = base.nextSibling,
      member.name.hasPrefix("appearance"), member.call != nil
    else { return nil }
    return base.name
  }
}
