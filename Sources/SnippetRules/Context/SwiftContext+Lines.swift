public import DTKBSourceReading
import DynamicTypeScaling

extension Checker {
  /// What was read of a source, one line a node, with the context that rules are told.
  ///
  /// Of Swift, types say what they are to SwiftUI, branches of an `#if` which systems take them, views what they show
  /// and the fonts in force, numbers what they come to; a place says so where it belongs to a preview, a widget or the
  /// like. Of Markdown, the snippets are read.
  public func treeLines(of source: SourceFile, in project: ProjectSymbols = .none) -> [String] {
    treeLines(of: source, SourceLanguage(of: source), project)
  }

  private func treeLines(
    of source: SourceFile, _ language: SourceLanguage, _ project: ProjectSymbols,
    in range: Range<Int>? = nil
  ) -> [String] {
    switch language {
    case .swift:
      let tree = SwiftTree(reading: source.bytes, in: range)
      let context = SwiftContext(tree, at: FilePlace(source.name), project: project)
      return tree.lines { context.note(on: $0) }
    case .markdown:
      let document = MarkdownDocument(reading: source.bytes)
      let text = SourceFile(name: source.name, bytes: document.bytes)
      return document.snippets.flatMap { snippet in
        snippet.language.map { treeLines(of: text, $0, project, in: snippet.range) } ?? []
      }
    case .script:
      return ScriptTree(reading: source.bytes, in: range).description.lines
    case .interfaceBuilder:
      return InterfaceDocument(reading: source.bytes, in: range).description.lines
    case .html, .css:
      let sheet = StyleSheet(reading: source.bytes, in: range)
      return sheet.declarations.map { declaration in
        let selector = sheet.selector(of: declaration).map { $0 + " " } ?? ""
        return "\(selector){ \(declaration.property.rawValue): \(sheet.value(of: declaration)) }"
      }.flatMap(\.lines)
    }
  }
}

extension String {
  fileprivate var lines: [String] { split(whereSeparator: \.isNewline).map(String.init) }
}

extension SwiftContext {
  fileprivate func note(on node: SwiftNode) -> String? {
    let notes: [String] =
      switch node.kind {
      case .file: fileNotes
      case .branch: ["\(platforms(at: node.children.first { _ in true } ?? node).names)"]
      case .argument, .initialValue: quantityNotes(of: node)
      case .chain, .identifier: viewNotes(of: node)
      case _ where node.kind.declaresType: typeNotes(of: node)
      default: []
      }
    return notes.isEmpty ? nil : "⟨" + notes.joined(separator: "; ") + "⟩"
  }

  private var fileNotes: [String] {
    var notes: [String] = []
    if isTest { notes.append("test") }
    if isGenerated { notes.append("generated") }
    if isWidget(tree.root) { notes.append("widget") }
    if !tree.repairs.isEmpty {
      notes.append("repaired: " + tree.repairs.map(\.rawValue).sorted().joined(separator: ", "))
    }
    return notes
  }

  private func typeNotes(of node: SwiftNode) -> [String] {
    guard let type = types.type(declaredBy: node) else { return [] }
    var notes = ["\(role(of: type))"]
    if isPreview(node) { notes.append("preview") }
    if isDebug(node) { notes.append("debug") }
    if isRendering(node) { notes.append("rendering") }
    return notes
  }

  private func quantityNotes(of node: SwiftNode) -> [String] {
    let quantity = quantity(of: node)
    guard !quantity.numbers.isEmpty else { return [] }
    return [quantity.numbers.map { "\($0)" }.joined(separator: " or ")]
  }

  private func viewNotes(of node: SwiftNode) -> [String] {
    guard let holder = node.parent,
      holder.kind == .expressionStatement || holder.kind == .returnStatement
    else { return [] }
    let content = content(of: node)
    guard !content.kinds.isDisjoint(with: [.text, .input, .symbol, .image, .glyph, .shape]) else {
      return []
    }
    var notes = ["shows \(content.kinds.names)"]
    if !content.kinds.isDisjoint(with: .readable) {
      notes.append("font " + fontsInForce(at: node).map(\.words).joined(separator: " or "))
    }
    return notes
  }
}

extension Platforms {
  fileprivate var names: String {
    let known: [(Platforms, String)] = [
      (.iOS, "iOS"), (.catalyst, "macCatalyst"), (.macOS, "macOS"), (.watchOS, "watchOS"),
      (.tvOS, "tvOS"),
      (.visionOS, "visionOS"), (.others, "others"),
    ]
    return known.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension ViewContent.Kinds {
  fileprivate var names: String {
    let known: [(ViewContent.Kinds, String)] = [
      (.text, "text"), (.input, "input"), (.symbol, "symbol"), (.image, "image"), (.glyph, "glyph"),
      (.shape, "shape"),
      (.opaque, "opaque"), (.scrolling, "scrolling"),
    ]
    return known.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

extension FontValue {
  fileprivate var words: String {
    switch self {
    case .style(let style): ".\(style.rawValue)"
    case .scaled(let quantity, let style): "\(quantity.numbers) relative to .\(style.rawValue)"
    case .fixed(let quantity): "fixed \(quantity.numbers)"
    case .inherited: "inherited"
    case .unknown: "unknown"
    }
  }
}
