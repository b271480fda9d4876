import DynamicTypeScaling

extension ScaledValues {
  /// The values for programs: those of the first curve, and with several of each by its style.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "base": .number(first.base), "style": .string(orNull: first.style?.rawValue),
    ]
    if let framework = rule.framework { members["framework"] = .string(framework.rawValue) }
    if let size {
      members["size"] = .string(size.rawValue)
      members["value"] = first.values[size].map(JSONValue.number)
      members["factor"] = first.factors[size].map(JSONValue.number)
    } else {
      members["values"] = .figures(first.values)
      members["factors"] = .figures(first.factors)
    }
    if !others.isEmpty {
      let named = curves.map { ($0.style?.rawValue ?? "", JSONValue.figures($0.values)) }
      members["curves"] = .object(Dictionary(named) { $1 })
    }
    return .document(members)
  }
}

extension JSONValue {
  /// Figures by text size.
  fileprivate static func figures(_ figures: [DynamicTypeSize: Double]) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: figures.map { ($0.rawValue, .number($1)) }))
  }
}
