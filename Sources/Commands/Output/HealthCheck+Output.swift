extension HealthCheck {
  /// The check for programs.
  var json: JSONValue {
    [
      "name": .string(name), "ok": .bool(isOK), "detail": .string(detail),
      "repair": .string(orNull: repair),
    ]
  }
}

extension [HealthCheck] {
  /// The checks for people, one a line, each fault with its repair below it.
  func text(on page: TextPage) -> String {
    var page = page
    for check in self {
      page.words(
        Fragment(check.isOK ? "✓ " : "✗ ", check.isOK ? .mark : .error),
        Fragment(check.name, .bold), Fragment(": \(check.detail)"), hanging: 2)
      if let repair = check.repair { page.words(Fragment("→ \(repair)"), indent: 2, hanging: 2) }
    }
    return page.text
  }
}
