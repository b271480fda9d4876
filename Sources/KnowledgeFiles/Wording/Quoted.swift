/// A reader's own word between backticks, shortened and without characters that move the cursor.
func quoted(_ word: some StringProtocol) -> String {
  let longest = 60
  let visible = word.unicodeScalars.prefix(longest).map { scalar in
    scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
  }
  let rest = word.unicodeScalars.dropFirst(longest).isEmpty ? "" : "…"
  return "`" + String(visible) + rest + "`"
}

/// Words quoted and separated by commas, in their order.
func listed(_ words: some Sequence<String>) -> String {
  words.map(quoted).joined(separator: ", ")
}
