extension String {
  /// What stands before the last period of a path: `Layout` of `Layout.Metrics`; nil of a name alone.
  var outerPath: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }

  /// What stands behind the last period of a path: `Metrics` of `Layout.Metrics`; all of a name alone.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
