import DTKBSourceReading

extension FileSymbols {
  /// Reads what a script exports: styles, components that show text, and what its elements hold in styles of others.
  mutating func readScript(_ source: SourceFile, at place: FilePlace) {
    let tree = ScriptTree(
      reading: source.bytes, dialect: ScriptDialect(ofFileNamed: source.name))
    let context = ScriptContext(tree, at: place)
    guard !context.isTest, !place.isGenerated, !context.isOfWebPage else { return }
    let key = FilePlace.moduleKey(source.name)
    for call in tree.nodes(.call).prefix(512) where call.callee?.path == "StyleSheet.create" {
      guard let sheet = call.arguments.first?.resolved, sheet.kind == .object else { continue }
      for property in sheet.children.prefix(256) where property.kind == .property {
        guard let style = property.value, style.kind == .object else { continue }
        let shared = ScriptStyle(style).sharedLayers.first
        guard case .numbers(let numbers)? = shared else { continue }
        let name = "\(key)#\(property.name)"
        // Of two sheets of a file that call a style alike nothing is known.
        scriptStyles[name] =
          scriptStyles[name] == nil || scriptStyles[name] == numbers ? numbers : [:]
      }
    }
    for definition in tree.root.definitionsOfComponents.prefix(256) {
      guard let text = context.text(ofComponentDefinedAt: definition) else { continue }
      scriptTexts[definition.name, default: []].insert(SharedText(text))
    }
    for element in tree.elements.prefix(4_096) {
      guard let value = element.attribute("style")?.value else { continue }
      let keys = Set(context.styleLayers(of: value).compactMap(\.importedKey))
      guard !keys.isEmpty, let box = SharedBox(of: element, in: context) else { continue }
      for key in keys where (scriptBoxes[key]?.count ?? 0) < 16 {
        scriptBoxes[key, default: []].append(box)
      }
    }
  }
}

extension ScriptNode {
  /// Where the top level of a script defines what may be components: names with a capital letter.
  fileprivate var definitionsOfComponents: [ScriptNode] {
    children.compactMap { node in
      let definition = node.kind == .constant ? node.target : node.kind == .function ? node : nil
      guard let definition, definition.name.first?.isUppercase == true else { return nil }
      return definition
    }
  }
}

extension ScriptStyle.Layer {
  /// The key of the style of another file that it is.
  fileprivate var importedKey: String? {
    if case .imported(let key, _) = self { key } else { nil }
  }
}
