import DTKBSourceReading

extension SwiftSite {
  /// What a custom font is meant for: that of icons draws pictures, whatever shows it.
  var customFontUse: FontUse {
    guard makesFont, let family = call?.firstUnlabelledArgument else { return .none }
    return family.namesIconFont ? .pictorial : fontUse
  }
}

extension SwiftNode {
  /// Whether a font's family is one of icons or of a brand's lettering, by its name.
  fileprivate var namesIconFont: Bool {
    let operands = outcomes.compactMap(\.operand)
    return operands.contains { operand in
      let name =
        operand.kind == .string
        ? operand.stringText : operand.kind == .chain ? operand.text : operand.name
      let words = Words(name)
      if words.contains(where: Self.wordsOfIconFonts.contains) { return true }
      let joined = words.joined()
      return joined.holds("fontawesome") || joined.holds("materialdesign") || joined.holds("icon")
    }
  }

  private static let wordsOfIconFonts: Set<String> = [
    "icon", "icons", "symbols", "glyph", "glyphs", "awesome", "wordmark", "logo", "logotype",
    "emoji",
  ]
}
