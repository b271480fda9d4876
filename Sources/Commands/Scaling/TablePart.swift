import DynamicTypeScaling

/// The part of a platform's table that was asked for: all of it, a row, a column, or a cell.
struct TablePart: Sendable, Equatable {
  /// The whole table.
  let table: DynamicTypeTable
  /// The styles in the part, from the largest title to the smallest caption.
  let styles: [TextStyle]
  /// The sizes in the part, from the smallest.
  let sizes: [DynamicTypeSize]
  /// What is known about the one style at the one size, if both were named.
  let cell: TextStyleCell?

  /// The part of a table for a style and a size; for all where one is not named.
  init(
    of table: DynamicTypeTable, _ style: TextStyle?, at size: DynamicTypeSize?
  ) throws(CommandError) {
    self.table = table
    styles = style.map { [$0] } ?? table.styles
    sizes = size.map { [$0] } ?? table.sizes
    // What was named must be known.
    let named = try figure { [styles] () throws(ScalingError) in
      try table.cell(styles.first ?? .body, at: size ?? table.defaultSize)
    }
    cell = style != nil && size != nil ? named : nil
  }

  /// Whether the slider in Settings chooses between the sizes; only that of iOS is documented.
  var hasSlider: Bool { table.platform == .iOS }
}
