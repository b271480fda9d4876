import DTKBSourceReading
import DynamicTypeScaling

/// How many characters of a style stand in a line of a width, at the default size and at the largest.
struct LineFigure {
  let characters: Int
  let charactersAtLargest: Int

  /// Nil where the platform publishes no sizes.
  init?(width: Double, style: TextStyle, on platform: Platform) {
    let table = platform.table
    guard let largest = table.sizes.last,
      let points = try? table.cell(style, at: table.defaultSize).points,
      let largestPoints = try? table.cell(style, at: largest).points,
      let usual = try? CharactersPerLine(inWidth: width, pointSize: points),
      let fewest = try? CharactersPerLine(inWidth: width, pointSize: largestPoints)
    else { return nil }
    characters = usual.typical
    charactersAtLargest = fewest.typical
  }

  /// Whether an average word of any language still fits at the largest size.
  var holdsWords: Bool { charactersAtLargest >= Self.averageWord }

  /// The words of an interface in Italian, Spanish and English have up to about so many letters.
  private static var averageWord: Int { 10 }
}

extension SwiftContext {
  /// The style that a font is, grows with or comes nearest to.
  func nearestStyle(to font: FontValue) -> TextStyle? {
    switch font {
    case .style(let style), .scaled(_, let style): style
    case .fixed(let quantity):
      quantity.numbers.min().flatMap { DynamicTypeTable.iOS.nearestStyle(toPoints: $0) }
    case .inherited: .body
    case .unknown: nil
    }
  }
}

extension ViewChain {
  /// The number of characters of a text that is a literal without anything put in.
  var literalLength: Int? {
    guard let operand = call?.arguments.first(where: { _ in true })?.operand,
      operand.kind == .string,
      !operand.children.contains(where: { $0.kind == .interpolation })
    else { return nil }
    return operand.stringText.count
  }
}
