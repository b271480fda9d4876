import DTKBSourceReading

extension SwiftContext {
  /// Whether a name says that it shows a figure, a time or a sign, which one line holds at any size, or stands in a bar.
  func isNameOfShortText(_ name: String) -> Bool {
    Words(name).contains { Self.wordsOfShortText.contains($0) }
  }

  private static let wordsOfShortText: Set<String> = [
    "time", "timestamp", "clock", "timer", "duration", "date", "day", "count", "counter", "badge",
    "number", "index", "percent", "percentage", "version", "initials", "emoji", "icon", "symbol",
    "url", "link", "domain", "handle", "username", "score", "amount", "price", "unit", "digit",
    "digits", "elapsed", "remaining", "progress", "speed", "size", "glyph", "chevron", "bar",
    "tab", "toolbar", "keyboard", "countdown", "acct", "spacer", "separator", "dot", "divider",
  ]
}
