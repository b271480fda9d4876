import DynamicTypeScaling

/// Lines of text one above the other, with what stands between and around them and does not grow.
struct TextColumn {
  /// One line of text as the code shows it at the default size.
  struct Line {
    /// The style whose line spacing it has at the default size.
    let designed: TextStyle
    /// The style on whose curve it grows.
    let curve: TextStyle
    /// Whether larger text goes on in further lines.
    let wraps: Bool

    init(_ designed: TextStyle, growingAs curve: TextStyle? = nil, wraps: Bool) {
      self.designed = designed
      self.curve = curve ?? designed
      self.wraps = wraps
    }

    /// The height of the line at a size, in points.
    ///
    /// One that wraps is taken to fill its line at the default size, so that it needs as many lines as its font is
    /// times larger.
    func height(
      at size: DynamicTypeSize, wrapping isWrapping: Bool, in table: DynamicTypeTable
    ) -> Double? {
      guard let leading = try? table.leading(of: designed, at: table.defaultSize),
        let factor = try? table.factor(of: curve, at: size)
      else { return nil }
      let count =
        isWrapping && wraps && size > table.defaultSize
        ? ((try? TextGrowth(of: curve, in: table).percent(at: size)) ?? 100) / 100 : 1
      let own = designed == curve ? try? table.leading(of: designed, at: size) : leading * factor
      return own.map { $0 * count.rounded(.up) }
    }
  }

  /// The lines, the uppermost first.
  var lines: [Line] = []
  /// The height of paddings, gaps and pictures, in points.
  var fixed = 0.0
  /// Whether a font of the text never grows.
  var hasFixedFont = false
  /// Whether every part of it is known.
  var isCertain = true

  /// The height at a size, in points; nil where the platform publishes none.
  func height(
    at size: DynamicTypeSize, wrapping: Bool = false, padded: Bool = false,
    in table: DynamicTypeTable
  ) -> Double? {
    var height = padded ? fixed : 0
    for line in lines.prefix(64) {
      guard let own = line.height(at: size, wrapping: wrapping, in: table) else { return nil }
      height += own
    }
    return height
  }

  /// Puts another column below.
  mutating func add(below other: TextColumn) {
    lines += other.lines.prefix(max(0, 64 - lines.count))
    fixed += other.fixed
    take(doubtsOf: other)
  }

  /// Puts another column beside: the higher one counts.
  mutating func add(beside other: TextColumn) {
    var higher = self.isLower(than: other) ? other : self
    higher.take(doubtsOf: self)
    higher.take(doubtsOf: other)
    self = higher
  }

  private mutating func take(doubtsOf other: TextColumn) {
    hasFixedFont = hasFixedFont || other.hasFixedFont
    isCertain = isCertain && other.isCertain
  }

  private func isLower(than other: TextColumn) -> Bool {
    if lines.isEmpty != other.lines.isEmpty { return lines.isEmpty }
    let own = height(at: .accessibility5, padded: true, in: .iOS) ?? 0
    return own < other.height(at: .accessibility5, padded: true, in: .iOS) ?? 0
  }
}
