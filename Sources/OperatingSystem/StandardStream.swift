/// One of the three streams that every program is given.
public enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person sits at its other end.
  public var isTerminal: Bool { SystemCalls.isTerminal(rawValue) }

  /// How many columns the terminal has; `nil` where there is none.
  public var width: Int? { SystemCalls.terminalWidth(rawValue) }

  /// Everything until the stream ends; an error beyond ``File/largestSize``.
  public func readAll() throws(SystemError) -> [UInt8] {
    try SystemCalls.readAll(rawValue, of: "-", atMost: File.largestSize)
  }

  /// Whether a path leads to what this process was given open, as `/dev/stdin` and the `/dev/fd/63` of a shell's
  /// `<(…)` do, and not to a file of its own.
  public static func isNamed(by path: String) -> Bool {
    path == "/dev/stdin" || path == "/dev/stdout" || path == "/dev/stderr"
      || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Writes a text in UTF-8, without a copy of it.
  ///
  /// A reader that has gone away ends the program, as its signal does; where that signal is held
  /// back or ignored, it is a ``SystemError`` of kind `brokenPipe`.
  public func write(_ text: String) throws(SystemError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(SystemError) in
        try SystemCalls.writeAll(UnsafeRawBufferPointer(bytes), to: rawValue, of: "-")
      }
    }
    try result.get()
  }
}
