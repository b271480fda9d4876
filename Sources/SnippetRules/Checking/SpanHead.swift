extension [UInt8] {
  /// What a person would underline of code that goes on over several lines: what stands before the
  /// bracket that its first line leaves open, such as `.system` of a call, or else that line.
  func head(of range: Range<Int>) -> Range<Int> {
    var end = range.lowerBound
    var open: [Int] = []
    var isString = false
    // Nobody underlines more.
    let limit = Swift.min(range.upperBound, range.lowerBound + 1024)
    scanning: while end < limit {
      switch self[end] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break scanning
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isString { open.append(end) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isString { _ = open.popLast() }
      default: break
      }
      end += 1
    }
    if let first = open.first, first > range.lowerBound { end = first }
    while end > range.lowerBound, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : range
  }
}
