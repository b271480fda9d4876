import DTKBKnowledge
import DTKBQueryService

extension Directive {
  /// The number that the directive asks for as a language writes it; the directive itself where the
  /// engine has none.
  func written(in language: Language) -> String {
    if let number = try? number() { return language.written(number) }
    return "{{" + ([name] + arguments).joined(separator: " ") + "}}"
  }
}

extension Claim.Figure {
  /// The value that the engine gives, in points.
  var computed: Double? {
    let words = [base.plainDecimal, relativeTo, size, api]
    return try? Directive(name: "scale", arguments: words).number()
  }
}
