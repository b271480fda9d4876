extension Check {
  /// Every check; a test holds the list against the folder.
  static let all: [Check] = [
    .unusableFiles, .strayFiles, .folderNames, .sampleNames, .invalidCharacters, .decomposedText,
    .malformedJSON, .jsonShapes, .kinds, .topics, .relatedEntries, .citations, .commonErrors,
    .claims, .pathSteps,
    .missingLanguages, .frontMatterLines, .frontMatterFields, .searchWords, .lengths, .markdown,
    .directives, .links, .shownSamples, .messagePlaceholders,
    .pathLanguages,
    .interfaceLanguages, .interfacePlaceholders, .synonyms,
  ]
}
