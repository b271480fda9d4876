import DTKBSourceReading

extension SwiftContext {
  /// Whether a text has few characters in every language: a number, initials, a title of a word or two.
  func staysShort(_ view: ViewChain) -> Bool {
    guard view.mayWrap else { return true }
    guard let argument = view.call?.arguments.first(where: { _ in true }) else { return false }
    // What is put into a sentence does not make it short.
    guard argument.operand?.kind != .string else { return false }
    let names = argument.subtree.filter { $0.nameToken != nil && $0.kind != .argument }
    return names.contains { name in Words(name.name).contains(where: Self.shortWords.contains) }
  }

  /// Words in the names of texts that stay short in every language.
  private static let shortWords: Set<String> = [
    "count", "number", "badge", "percent", "percentage", "index", "digit", "digits", "score",
    "initials", "clock", "timer", "duration", "time", "elapsed", "abbreviation", "abbreviated",
    "symbol",
  ]

  /// Whether a type is a view of the project and not one of SwiftUI.
  func isDeclaredView(_ name: String) -> Bool {
    types.type(named: name, at: nil) != nil || project.viewKinds[name] != nil
  }
}
