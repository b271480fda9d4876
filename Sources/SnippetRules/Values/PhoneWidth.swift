/// The width of phones, in points.
enum PhoneWidth {
  /// What a screen 375 points wide leaves within margins of 16.
  static let inMargins = 343.0
}
