import DynamicTypeScaling

extension TablePart {
  /// The figures for programs; one that nobody published is `null`.
  var json: JSONValue {
    var rows: [String: JSONValue] = [:]
    for style in styles {
      var cells: [String: JSONValue] = [:]
      for size in sizes { cells[size.rawValue] = (try? table.cell(style, at: size))?.json }
      rows[style.rawValue] = .object(cells)
    }
    var members: [String: JSONValue] = [
      "platform": .string(table.platform.rawValue), "styles": .object(rows),
    ]
    if hasSlider {
      let positions = sizes.map { ($0.rawValue, JSONValue.integer($0.sliderPosition)) }
      members["slider"] = .object(Dictionary(uniqueKeysWithValues: positions))
    }
    return .document(members)
  }
}

extension TextStyleCell {
  fileprivate var json: JSONValue {
    [
      "points": .number(points), "leading": leading.map(JSONValue.number) ?? .null,
      "weight": .string(weight.rawValue),
    ]
  }
}
