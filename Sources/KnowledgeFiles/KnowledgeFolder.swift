public import DTKBKnowledge

/// A folder in the shape of `Data/`.
///
/// ```
/// entries/<id>/entry.json                 the entry's facts
/// entries/<id>/<language>.md              its text
/// entries/<id>/right-<name>.swift         its samples: right-, wrong- or sample-
/// interface/<language>.json               the words around the content
/// synonyms/<language>.json                words that mean the same
/// paths/<name>.json                       learning paths
/// ```
public struct KnowledgeFolder: Sendable {
  private let path: String
  private let languages: [Language]
  private let otherIDs: [String]

  /// A folder on disk.
  ///
  /// - parameter languages: The languages in which each entry and the interface must be written.
  ///   Where there are none, as in a folder of a team's own, an entry needs any one language and the
  ///   interface none.
  /// - parameter otherIDs: The ids of entries elsewhere that these may lead to.
  public init(
    path: String, requiring languages: [Language] = Language.allCases,
    leadingTo otherIDs: [String] = []
  ) {
    self.path = path
    self.languages = languages
    self.otherIDs = otherIDs
  }

  /// Reads everything, and everything that is wrong with it.
  ///
  /// The content is whole only where there are no defects. The defects are sorted, and none is
  /// hidden by another, except that what cannot be read is not looked into.
  public func read() -> (content: KnowledgeContent, defects: [Defect]) {
    let draft = Draft(
      root: DiskItem(readingFolder: path), requiredLanguages: languages, otherIDs: otherIDs)
    let defects = Set(Check.all.flatMap { $0.defects(draft) })
    return (KnowledgeContent(draft), defects.sorted())
  }
}
