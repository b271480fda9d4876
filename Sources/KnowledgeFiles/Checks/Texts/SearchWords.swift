extension Check {
  /// Too few words under which a reader finds the entry, or one twice.
  static let searchWords = Check("SearchWords") { text, _, draft in
    let words = text.searchWords
    guard text.head.value("search") != nil else { return [] }
    var seen: Set<String> = []
    var defects = words.filter { !seen.insert($0.lowercased()).inserted }
      .map { text.defect("search", "the search word \(quoted($0)) is given twice: keep one") }
    let fewest = draft.isShipped ? fewest : 1
    if words.count < fewest {
      defects.append(
        text.defect(
          "search",
          "there are \(words.count) search words: give at least \(fewest), separated by commas"))
    }
    return defects
  }

  private static let fewest = 8
}
