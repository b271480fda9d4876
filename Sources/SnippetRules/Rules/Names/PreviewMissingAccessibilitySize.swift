import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A file with previews, none of which shows an accessibility size; told once, at the first.
  static let previewMissingAccessibilitySize = Rule(
    id: "preview-missing-accessibility-size", severity: .note, fix: .none, facts: [],
    isOnByDefault: false, scope: .previews,
    triggers: [.word("#Preview"), .word("PreviewProvider")]
  ) { site in
    let previews = site.context.previews
    guard let first = previews.first, first.contains(site.node),
      !previews.contains(where: \.showsAccessibilitySize)
    else { return [] }
    // Two words may stand in one preview.
    guard site.node.kind == .macro || site.node.kind == .inheritedType else { return [] }
    return [Detection(first.headRange)]
  }
}

extension SwiftNode {
  /// `#Preview` with its name, or the head of a provider.
  fileprivate var headRange: Range<Int> {
    if kind == .chain, let base {
      return base.range.lowerBound..<(base.call ?? base).range.upperBound
    }
    guard let inherited = firstChild(.inheritedType) else { return range }
    return range.lowerBound..<inherited.range.upperBound
  }

  /// Whether a preview names an accessibility size, every size, or a helper that speaks of them.
  fileprivate var showsAccessibilitySize: Bool {
    var namesType = false
    var namesAll = false
    for token in tokens where tree.tokens[token].mayNameSizes {
      let word = tree.text(ofToken: token)
      if TextSizeType(rawValue: word) != nil { namesType = true }
      if word == "allCases" { namesAll = true }
      let words = Words(word)
      if words.contains("accessibility"),
        words.contains("size") || words.contains("sizes")
          || DynamicTypeSize(named: word)?.isAccessibilitySize == true
      {
        return true
      }
      if words.contains("dynamic"), words.contains("type") || words.contains("types"),
        word != "dynamicTypeSize", word != "DynamicTypeSize"
      {
        return true
      }
    }
    return namesType && namesAll
  }
}

extension Token {
  /// Whether it is a word long enough to speak of sizes, as `dynamicType` and `allCases` are: most words of a preview
  /// are shorter, and no text is made of them.
  fileprivate var mayNameSizes: Bool {
    kind == .word
      && (end - start >= "dynamicType".utf8.count || end - start == "allCases".utf8.count)
  }
}
