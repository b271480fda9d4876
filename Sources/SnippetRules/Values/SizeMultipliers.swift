import DTKBSourceReading
import DynamicTypeScaling

/// A table of factors by text size that a project made itself, beside the curve of the system.
struct SizeMultipliers {
  /// The size at which the table is farthest from the curve.
  let worst: DynamicTypeSize
  /// The factor that the table has there.
  let factor: Double
  /// The factor that body's curve has there.
  let wantedFactor: Double

  /// Compares a table with body's curve; nil where its numbers multiply nothing: counts, points, opacities.
  init?(_ table: TextSizeTable, in context: SwiftContext, on platform: Platform) {
    var factors: [DynamicTypeSize: Double] = [:]
    for row in table.rows where !row.sizes.isEmpty {
      let quantity: Quantity
      if let value = row.value {
        quantity = context.quantity(of: value)
      } else if row.leavesValue {
        // `default: break` leaves what the variable had before, if the code tells it.
        guard let before = context.target(of: table)?.firstChild(.initialValue) else { continue }
        quantity = context.quantity(of: before)
      } else {
        return nil
      }
      guard quantity.numbers.count == 1, quantity.origins == .literal else { return nil }
      for size in row.sizes.sizes { factors[size] = quantity.numbers[0] }
    }
    guard let middle = factors[.large] ?? factors.min(by: { $0.key < $1.key })?.value,
      let least = factors.values.min(), let most = factors.values.max(), least > 0, most > least
    else { return nil }
    let words = Words(table.name)
    guard !words.contains(where: Self.otherWords.contains) else { return nil }
    let isNamedSo = words.contains(where: Self.factorWords.contains)
    // `100` stands for 100 percent where the name speaks of a scale.
    let unit: Double = isNamedSo && middle == 100 ? 100 : 1
    let isFraction = factors.values.contains { $0.rounded() != $0 }
    guard (0.7...1.4).contains(middle / unit), most / unit > 1, most / unit <= 5,
      isNamedSo || isFraction
    else { return nil }

    let curve = platform.table
    var found: (size: DynamicTypeSize, distance: Double, factor: Double, wanted: Double)?
    for size in curve.sizes {
      guard let factor = factors[size], let wanted = try? curve.factor(of: .body, at: size) else {
        continue
      }
      let distance = abs(factor / unit / wanted - 1)
      if found.map({ distance > $0.distance }) ?? true {
        found = (size, distance, factor / unit, wanted)
      }
    }
    guard let found else { return nil }
    worst = found.size
    factor = found.factor
    wantedFactor = (found.wanted * 100).rounded() / 100
    isOnCurve = found.distance < 0.05
  }

  /// Whether the table keeps to the curve at every size.
  let isOnCurve: Bool

  private static let factorWords: Set<String> = [
    "factor", "multiplier", "multiple", "scale", "scaling", "ratio", "percent", "zoom",
  ]
  private static let otherWords: Set<String> = [
    "opacity", "alpha", "line", "lines", "column", "columns", "count", "kerning", "tracking",
    "weight", "aspect", "duration", "rows", "priority", "items",
  ]
}
