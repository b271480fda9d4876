/// What a number in code can come to, as far as the file and the project say.
struct Quantity: Equatable, Sendable {
  /// Every value that was found, in points or whatever the code means.
  var numbers: [Double] = []
  /// Where the values come from.
  var origins: Origins = []

  /// Where values come from.
  struct Origins: OptionSet, Equatable, Sendable {
    let rawValue: UInt16

    /// A literal.
    static let literal = Origins(rawValue: 1)
    /// A scaled metric, or another value that follows the reader's text size.
    static let scaled = Origins(rawValue: 2)
    /// The size of a preferred font, which followed the reader's text size when it was asked.
    static let preferred = Origins(rawValue: 4)
    /// The size of a view or a screen.
    static let geometry = Origins(rawValue: 8)
    /// A parameter or a property that others set.
    static let parameter = Origins(rawValue: 16)
    /// A setting of the app that its user changes.
    static let setting = Origins(rawValue: 32)
    /// A condition on the reader's text size.
    static let sizeCondition = Origins(rawValue: 64)
    /// A constant that is declared elsewhere, such as `Metrics.title`.
    static let constant = Origins(rawValue: 128)
    /// Something that the file does not tell.
    static let unknown = Origins(rawValue: 256)

    /// What follows the reader's text size in some way, rightly or not.
    static let responsive: Origins = [.scaled, .preferred, .sizeCondition]
  }

  static let unknown = Quantity(origins: .unknown)
  static let scaled = Quantity(origins: .scaled)

  static func literal(_ number: Double) -> Quantity {
    Quantity(numbers: [number], origins: .literal)
  }

  /// Whether every value is known.
  var isKnown: Bool {
    !numbers.isEmpty
      && origins.isDisjoint(with: [.unknown, .constant, .geometry, .scaled, .preferred])
  }

  /// The one value that the code gives, by itself or in a constant.
  var only: Double? {
    numbers.count == 1 && origins.isSubset(of: [.literal, .constant]) ? numbers[0] : nil
  }

  /// More values are of no use to anybody; the bound keeps products of choices small.
  private static let most = 16

  /// Either of two quantities.
  func union(_ other: Quantity) -> Quantity {
    var numbers = numbers
    for number in other.numbers where !numbers.contains(number) && numbers.count < Self.most {
      numbers.append(number)
    }
    return Quantity(numbers: numbers, origins: origins.union(other.origins))
  }

  /// The quantity that an operation makes of two; no number is known if none is of either.
  func combined(_ other: Quantity, _ operation: (Double, Double) -> Double) -> Quantity {
    var numbers: [Double] = []
    for first in self.numbers {
      for second in other.numbers where numbers.count < Self.most {
        let number = operation(first, second)
        if number.isFinite, !numbers.contains(number) { numbers.append(number) }
      }
    }
    return Quantity(numbers: numbers, origins: origins.union(other.origins))
  }

  /// The quantity that an operation makes of each value.
  func mapped(_ operation: (Double) -> Double) -> Quantity {
    Quantity(numbers: numbers.map(operation).filter(\.isFinite), origins: origins)
  }
}
