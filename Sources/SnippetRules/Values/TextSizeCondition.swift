/// At which text sizes a condition holds.
struct TextSizeCondition {
  /// The sizes at which it may hold.
  let possible: TextSizes
  /// The sizes at which it must hold.
  let certain: TextSizes

  /// A condition that has nothing to do with the text size.
  static let unrelated = TextSizeCondition(possible: .all, certain: [])

  init(possible: TextSizes, certain: TextSizes) {
    self.possible = possible
    self.certain = certain
  }

  /// A condition that holds at these sizes and at no other.
  init(exactly sizes: TextSizes) {
    self.init(possible: sizes, certain: sizes)
  }

  /// Whether the text size decides anything.
  var isRelated: Bool { possible != .all || !certain.isEmpty }

  /// The condition that holds where this one does not.
  var negated: TextSizeCondition {
    TextSizeCondition(possible: certain.inverted, certain: possible.inverted)
  }

  func and(_ other: TextSizeCondition) -> TextSizeCondition {
    TextSizeCondition(
      possible: possible.intersection(other.possible), certain: certain.intersection(other.certain))
  }

  func or(_ other: TextSizeCondition) -> TextSizeCondition {
    TextSizeCondition(
      possible: possible.union(other.possible), certain: certain.union(other.certain))
  }
}
