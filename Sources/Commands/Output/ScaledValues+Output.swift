import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension ScaledValues {
  /// The values for programs.
  var json: JSONValue {
    var members: [String: JSONValue] = ["base": .number(base), "style": .string(style.rawValue)]
    if let size {
      members["size"] = .string(size.rawValue)
      members["value"] = values[size].map(JSONValue.number)
      members["factor"] = factor.map(JSONValue.number)
    } else {
      let named = values.map { ($0.rawValue, JSONValue.number($1)) }
      members["values"] = .object(Dictionary(uniqueKeysWithValues: named))
    }
    return .document(members)
  }

  /// The one value alone, so that a script can read it, or all with bars that show the curve.
  func text(on page: TextPage, in language: Language) -> String {
    if let size { return values[size].map(language.written).map { $0 + "\n" } ?? "" }
    var page = page
    let greatest = values.values.max() ?? 0
    let numbers = values.mapValues(language.written)
    let column = numbers.values.map(\.count).max() ?? 0
    let room = page.width - 4 - 2 - column - 2
    for size in DynamicTypeSize.allCases {
      guard let value = values[size], let number = numbers[size] else { continue }
      let name = size.shortName + String(repeating: " ", count: 4 - size.shortName.count)
      let gap = String(repeating: " ", count: 2 + column - number.count)
      page.verbatim(
        Fragment(name, .bold), Fragment(gap + number + "  "),
        Fragment(Self.bar(value / greatest, room: min(room, 48)), .note))
    }
    return page.text
  }

  /// What was computed, in signs that every language reads.
  func summary(in language: Language) -> String {
    let what = "\(language.written(base)) pt · .\(style.rawValue) · \(api.rawValue)"
    guard let size, let value = values[size], let factor else { return what }
    return "\(what) · \(size.shortName) × \(language.written(factor)) = "
      + "\(language.written(value)) pt"
  }

  /// A bar that fills a share of the room, to an eighth of a column.
  private static func bar(_ share: Double, room: Int) -> String {
    let eighths = Int((share * Double(max(room, 1)) * 8).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
