/// A path as the names that it is made of, read once for many patterns.
struct PathNames {
  /// The path in UTF-8.
  let bytes: [UInt8]
  /// The places of the names in it.
  private(set) var names: [Range<Int>] = []

  init(_ path: String) {
    bytes = Array(path.utf8)
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "/") {
      if index > start { names.append(start..<index) }
      start = index + 1
    }
  }
}
