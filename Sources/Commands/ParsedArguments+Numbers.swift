import DTKBArgumentGrammar

extension ParsedArguments {
  /// The value of an option that is a whole number.
  func wholeNumber(_ option: Option, in range: ClosedRange<Int>) throws(CommandError) -> Int {
    let word = self[option] ?? ""
    if let number = Int(word), range.contains(number) { return number }
    throw .notANumber(
      word, for: option.spelling,
      wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}

extension Double {
  /// Reads a decimal number as a person writes it, with a point or a comma.
  init?(typed word: String) {
    guard word.utf8.allSatisfy({ "+-.,eE0123456789".utf8.contains($0) }),
      word.utf8.count(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) <= 1,
      let number = Double(String(word.map { $0 == "," ? "." : $0 }))
    else { return nil }
    self = number
  }
}
