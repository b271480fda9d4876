import DTKBKnowledge
import DTKBQueryService

extension Language {
  /// Numbers as they stand below each other: equally wide, with their decimal marks in one column.
  func aligned(_ numbers: [Double]) -> [String] {
    let written = numbers.map { number in
      let text = self.written(number)
      let whole = text.prefix { String($0) != decimalSeparator }
      return (whole: whole, fraction: text.dropFirst(whole.count))
    }
    let wholeWidth = written.map(\.whole.count).max() ?? 0
    let fractionWidth = written.map(\.fraction.count).max() ?? 0
    return written.map { whole, fraction in
      String.spaces(wholeWidth - whole.count) + whole + fraction
        + String.spaces(fractionWidth - fraction.count)
    }
  }
}
