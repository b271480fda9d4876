import DTKBSourceReading

extension InterfaceElement {
  /// Gives an attribute of the start tag a value, and the attribute to the tag where it has none.
  func setting(_ name: String, to value: String) -> Edit {
    if let attribute = attribute(name) { return Edit(attribute.valueRange, value) }
    let place = attributes.last?.range.upperBound ?? nameRange.upperBound
    return Edit(place..<place, " \(name)=\"\(value)\"")
  }
}
