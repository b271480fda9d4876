/// Something wrong in a folder of knowledge, and where.
public struct Defect: Sendable, Hashable, Comparable {
  /// The path of the file, relative to the folder that was read.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// What is wrong and what to do, in one lower-case sentence.
  public let message: String

  /// Makes a defect from its place and its message.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// Defects are listed by file, then by line.
  public static func < (first: Defect, second: Defect) -> Bool {
    (first.file, first.line, first.message) < (second.file, second.line, second.message)
  }
}
