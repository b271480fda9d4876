import DTKBSourceReading

/// A Swift file as rules see it: what was read, and what else is known of the file and its project.
///
/// It answers questions about places and remembers the answers, so that a thousand findings in one file cost
/// little more than one. It serves one file on one thread.
final class SwiftContext {
  let tree: SwiftTree
  /// What the name of the file says of it.
  let place: FilePlace
  /// What the rest of the project declares.
  let project: ProjectSymbols

  init(_ tree: SwiftTree, at place: FilePlace, project: ProjectSymbols = .none) {
    self.tree = tree
    self.place = place
    self.project = project
    quantities = NodeAnswers(for: tree)
    viewContents = NodeAnswers(for: tree)
    blockContents = NodeAnswers(for: tree)
    viewChains = NodeAnswers(for: tree)
    blockNames = NodeAnswers(for: tree)
  }

  /// The modules that the file imports, on whatever system.
  private(set) lazy var imports: Set<String> = Set(tree.imports.map(\.importedModule))
  /// The modules that the file imports on every system, under no `#if`.
  private(set) lazy var unconditionalImports: Set<String> = Set(
    tree.imports.filter { $0.parent?.kind == .file }.map(\.importedModule))

  /// Whether names may be SwiftUI's: it is imported, or UIKit is not.
  var mayBeOfSwiftUI: Bool { imports.contains("SwiftUI") || !imports.contains("UIKit") }

  /// The types that the file declares and extends.
  private(set) lazy var types = DeclaredTypes(tree)
  /// The names of its types, of their members and of what it declares outside types.
  private(set) lazy var declaredNames = findDeclaredNames()

  /// The named nodes of the file, once somebody asks for a name that is there.
  private lazy var nodesByName = NodesByName(tree)

  /// Whether the file tests or fakes the code of the app.
  private(set) lazy var isTest = findsTest()
  /// Whether the file lies in the folder of an extension with a widget.
  private(set) lazy var isInWidgetExtension =
    place.isWidgetExtension || project.isInWidgetExtension(place)
  /// Whether the code of the file speaks of what shows or times a widget.
  private(set) lazy var isOfWidgets = findsWordsOfWidgets()
  /// Whether a tool wrote the file.
  private(set) lazy var isGenerated = findsGenerated()
  /// Whether anything in the file may hold a text size.
  private(set) lazy var mayHoldTextSizes = findNamesOfTextSizes()
  /// Whether any view of the file may be chosen if it fits.
  private(set) lazy var mayChooseWhatFits = findChooser()
  /// The widths in points that constraints give to objects; those of the type itself under no path.
  private(set) lazy var fixedWidths = findFixedWidths()
  /// What the cells of the file show.
  private(set) lazy var cellContent = findCellContent()
  /// The types that the file draws into an image or a document.
  private(set) lazy var renderedTypes = findRenderedTypes()

  /// Whether any web text of the file takes its size from the system or from code.
  private(set) lazy var scalesWebText = findsScaledWebText()
  /// The previews of the file, in reading order.
  private(set) lazy var previews = findPreviews()

  /// The types of the file that provide previews, and the calls of `#Preview`, by the indices of what is inside them.
  private(set) lazy var previewRanges = findPreviewRanges()
  /// How often the file takes each member of a type, wherever that is.
  private(set) lazy var memberUses = countMemberUses()
  /// What the file sets on views in ways that other files rely on, by the name of the property.
  private(set) lazy var ownViewSettings = declaredViewSettings

  /// Where fonts are put on views, by the names in what `font(…)` is given.
  private(set) lazy var fontCallsByName = findFontCalls()

  /// Every node of a name, in reading order.
  func nodes(named name: String) -> [SwiftNode] {
    tree.mayHoldNode(named: name) ? nodesByName[name] : []
  }

  /// The links of a chain in reading order, remembered.
  func links(of chain: SwiftNode) -> [SwiftNode] {
    if let known = foundLinks[chain.index] { return known }
    let links = chain.links
    foundLinks[chain.index] = links
    return links
  }

  /// The view that a chain or a name starts, remembered.
  func view(_ node: SwiftNode) -> ViewChain {
    if let known = viewChains[node.index] { return known }
    let view = ViewChain(node)
    viewChains[node.index] = view
    return view
  }

  // Answers given so far, by the index of the node they are about.
  var foundAssignments: [String: [Assignment]] = [:]
  var blockNames: NodeAnswers<NamedNodes>
  var foundPartsOfViews: [String: Bool] = [:]
  var foundReferences: [String: [SwiftNode]] = [:]
  var foundUses: [String: [Int: [SwiftNode]]] = [:]
  var foundCalls: [String: [SwiftNode]] = [:]
  var foundWords: [String: Bool] = [:]
  var quantities: NodeAnswers<Quantity>
  var viewContents: NodeAnswers<ViewContent>
  var blockContents: NodeAnswers<ViewContent>
  var viewChains: NodeAnswers<ViewChain>
  var styleSheets: [Int: StyleSheet] = [:]
  var textColumns: [Int: TextColumn] = [:]
  /// Whether declarations depend on the text size, by their nodes and the hops that led to them.
  var textSizeDependence: [Int: Bool] = [:]
  var textColumnDepth = 0
  var rootColumns: [Int: TextColumn] = [:]
  var labelColumns: [Receiver: TextColumn] = [:]
  var blockGuards: [Int: [SwiftNode]] = [:]
  var arrangements: [Int: Bool] = [:]
  var rendering: [Int: Bool] = [:]
  var foundObservers: [Int: Bool] = [:]
  var foundFontUses: [Int: FontUse] = [:]
  var foundLinks: [Int: [SwiftNode]] = [:]
  var foundLineCare: [ViewTarget: Bool] = [:]
  var foundViewSettings: [String: [ViewTarget: [Assignment]]] = [:]
  var foundSameViews: [Int: [Int]] = [:]
  var foundViewFonts: [ViewTarget: [UIKitFont]] = [:]
  var foundUIKitFonts: [Int: [UIKitFont]] = [:]
  var foundUIKitFontUses: [Int: [UIKitFontUse]] = [:]
  var foundShownFontUses: [Int: [UIKitFontUse]] = [:]
  var platforms: [Int: Platforms] = [:]
  var fixedFonts: [Int: [SwiftNode]] = [:]
  /// The nodes that an answer is being looked for, so that code that refers to itself ends.
  var asked = AskedNodes()
}

extension SwiftNode {
  /// The module of an import: `SwiftUI` of `import SwiftUI` and of `import struct SwiftUI.Font`.
  fileprivate var importedModule: String {
    var isBehindImport = false
    for token in tokens where tree.tokens[token].kind == .word {
      switch tree.tokens[token].keyword {
      case .import where !isBehindImport: isBehindImport = true
      case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: continue
      default: if isBehindImport { return tree.text(ofToken: token) }
      }
    }
    return ""
  }
}
