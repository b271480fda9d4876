extension Language {
  /// The mark between whole numbers and fractions.
  public var decimalSeparator: String { self == .english ? "." : "," }

  /// A number as the language writes it, rounded to three decimals at the most.
  ///
  /// ```swift
  /// Language.italian.written(33.6667)  // "33,667"
  /// ```
  public func written(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return String(number) }
    let thousandths = Int((abs(number) * 1000).rounded())
    let sign = number < 0 && thousandths > 0 ? "−" : ""
    let whole = sign + String(thousandths / 1000)
    // A one before the decimals keeps their zeros.
    var decimals = thousandths % 1000 + 1000
    while decimals.isMultiple(of: 10) { decimals /= 10 }
    return decimals == 1 ? whole : whole + decimalSeparator + String(decimals).dropFirst()
  }
}
