extension Double {
  /// Throws unless this is a length that can be scaled, of either sign.
  func checkLength() throws(ScalingError) {
    if magnitude <= ScalingError.greatestLength { return }
    throw isFinite ? .tooLarge(self) : .notFinite
  }

  /// Throws unless this is a size that a font can have.
  func checkPointSize() throws(ScalingError) {
    try checkLength()
    if self <= 0 { throw .notPositive(self) }
  }

  /// Throws unless this is a number of pixels per point.
  func checkDisplayScale() throws(ScalingError) {
    guard self > 0, self <= 100 else { throw .invalidDisplayScale(self) }
  }
}
