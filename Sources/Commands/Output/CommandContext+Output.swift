import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService

extension CommandContext {
  /// An empty page for the standard output.
  var page: TextPage { TextPage(width: width, isColoured: isColoured) }

  /// The words around the content in a language.
  func words(
    of base: QueryService, in language: Language
  ) throws(CommandError) -> InterfaceWords {
    try knowledge { () throws(StorageError) in try base.interfaceWords(in: language) }
  }
}

extension InterfaceWords {
  /// A sentence with its placeholders filled, harmless on a terminal.
  ///
  /// The values are pairs, as they are two or three at the most: a dictionary would cost more.
  func sentence(_ word: InterfaceWord, _ values: KeyValuePairs<String, String>) -> String {
    visible(
      MessageTemplate(self[word]).filled { name in values.first { $0.key == name }?.value })
  }

  /// What a kind of entry is called.
  func name(of kind: EntryKind) -> String {
    switch kind {
    case .guideline: self[.kindGuideline]
    case .commonError: self[.kindCommonError]
    case .sample: self[.kindSample]
    case .reference: self[.kindReference]
    case .erratum: self[.kindErratum]
    }
  }
}
