public import DTKBSourceReading

/// What is known of a source before it is checked: what one pass over its bytes tells, and its tree where that was read
/// and kept.
public struct SourceLook: Sendable {
  /// Whether it holds a word that a rule asks for; if not, nothing will be found in it.
  public let mayFind: Bool
  /// Whether it holds a word that suppressions begin with; if not, none is in it.
  public let maySuppress: Bool
  /// Whether it holds a word that declarations for other files need.
  public let mayDeclare: Bool
  /// The places of the words that rules ask for; nil where they are still to be looked for.
  let hits: [WordFinder.Hit]?
  /// What the name of the source says, if somebody has asked.
  var place: FilePlace?
  /// The tree of a Swift source, if somebody has read it.
  private(set) var tree: SwiftTree?

  /// Nothing is known: the source is to be read.
  public static let none = SourceLook(
    mayFind: true, maySuppress: true, mayDeclare: true, hits: nil)

  /// What looks for several languages tell of one source, with the places still to be looked for.
  init(joining looks: [SourceLook]) {
    self.init(
      mayFind: looks.contains(where: \.mayFind), maySuppress: looks.contains(where: \.maySuppress),
      mayDeclare: looks.contains(where: \.mayDeclare), hits: nil)
  }

  /// Reads the tree of a Swift source and keeps it, if both the rules and what the file declares ask for it: whoever has
  /// the memory for it saves reading it twice.
  ///
  /// - Parameter mayKeep: whether there is memory for the tree of so many bytes.
  public mutating func keepTree(of source: SourceFile, if mayKeep: (Int) -> Bool) {
    guard tree == nil, mayFind, mayDeclare, SourceLanguage(of: source) == .swift,
      (place ?? FilePlace(source.name)).realm.isDisjoint(with: [.tests, .generated]),
      mayKeep(source.bytes.count)
    else { return }
    tree = SwiftTree(reading: source.bytes)
  }

  init(mayFind: Bool, maySuppress: Bool, mayDeclare: Bool, hits: [WordFinder.Hit]?) {
    self.mayFind = mayFind
    self.maySuppress = maySuppress
    self.mayDeclare = mayDeclare
    self.hits = hits
  }
}
