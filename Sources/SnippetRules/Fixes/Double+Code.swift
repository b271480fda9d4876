extension Double {
  /// The number as a literal of Swift: `17`, `17.5`.
  var code: String {
    self == rounded() && abs(self) < 1e9 ? String(Int(self)) : description
  }
}
