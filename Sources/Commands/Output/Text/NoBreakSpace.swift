extension Character {
  /// A space at which no line is broken.
  static let noBreakSpace: Character = "\u{A0}"
}

extension String {
  /// What stands between the items of a row; a line may be broken behind it, not before.
  static let separator = "\u{A0}· "

  /// The text with its spaces made such that no line is broken at them.
  var unbroken: String { String(map { $0 == " " ? .noBreakSpace : $0 }) }

  /// The text with plain spaces only.
  var plainlySpaced: String { String(map { $0 == .noBreakSpace ? " " : $0 }) }
}
