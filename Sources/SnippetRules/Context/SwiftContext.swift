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

  init(_ tree: SwiftTree, name: String, project: ProjectSymbols = .none) {
    self.tree = tree
    self.place = FilePlace(name)
    self.project = project
  }

  /// The modules that the file imports.
  private(set) lazy var imports: Set<String> = Set(
    tree.root.subtree.lazy.filter { $0.kind == .importDeclaration }.map(\.text).map { text in
      // `import struct SwiftUI.Font` and `import SwiftUI` both import SwiftUI.
      let words = text.split { $0 == " " || $0 == "." }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let names = words.drop { $0 != "import" }.dropFirst()
      return String(names.first { !kinds.contains($0) } ?? "")
    })

  /// The types that the file declares and extends.
  private(set) lazy var types = DeclaredTypes(tree)

  /// Every call by the last name of what is called.
  private(set) lazy var calls: [String: [SwiftNode]] = {
    var calls: [String: [SwiftNode]] = [:]
    for node in tree.root.subtree where node.kind == .identifier || node.kind == .member || node.kind == .implicitMember {
      if let call = node.call { calls[node.name, default: []].append(call) }
    }
    return calls
  }()

  /// The words of the file's code, each once.
  private(set) lazy var words: Set<String> = Set(
    tree.tokens.indices.lazy.filter { self.tree.tokens[$0].kind == .word }.map { self.tree.text(ofToken: $0) })

  /// Whether the file tests or fakes the code of the app.
  private(set) lazy var isTest = findsTest()
  /// Whether a tool wrote the file.
  private(set) lazy var isGenerated = findsGenerated()
  /// The types that the file draws into an image or a document.
  private(set) lazy var renderedTypes = findRenderedTypes()

  // Answers given so far, by the index of the node they are about.
  var blockNames: [Int: [String: [SwiftNode]]] = [:]
  var quantities: [Int: Quantity] = [:]
  var viewContents: [Int: ViewContent] = [:]
  var platforms: [Int: Platforms] = [:]
  /// The nodes that an answer is being looked for, so that code that refers to itself ends.
  var asked: Set<Int> = []
}
