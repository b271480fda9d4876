/// A file of text.
struct TextFile: Sendable {
  /// The path from the folder that is read.
  let path: String
  /// The last part of the path.
  let name: String
  /// The text, its lines ended by `\n` alone and without a byte order mark; bytes that are no UTF-8
  /// are read as U+FFFD.
  let text: String

  /// Reads a file; `nil` for a folder and for what cannot be read.
  init?(_ item: DiskItem) {
    guard case .file(var bytes) = item.content else { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    path = item.path
    name = item.name
    text = String(decoding: Self.unixLines(bytes), as: UTF8.self)
  }

  /// The lines of the text; the first one is line 1.
  var lines: [Substring] { text.lines }

  /// Drops the carriage return before each line feed.
  private static func unixLines(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return bytes }
    return bytes.indices.compactMap { index in
      let isPair = bytes[index] == carriageReturn && bytes[(index + 1)...].first == lineFeed
      return isPair ? nil : bytes[index]
    }
  }
}

extension String {
  /// The stretches between line feeds, empty ones included.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
