/// A file of code that belongs to an entry; written once, captioned in every language.
public struct Sample: Sendable, Equatable {
  /// What the sample shows.
  public enum Role: String, CaseIterable, Sendable {
    /// Code that the checker accepts.
    case right
    /// Code in which the checker finds what the sample's `// finds:` comments say.
    case wrong
    /// Code to learn from that is neither: a whole screen, say.
    case sample
  }

  /// The file's name in the entry's folder, such as `wrong-row.swift`.
  public let fileName: String
  /// What the sample shows; the first word of the file's name.
  public let role: Role
  /// The code, as it stands in the file.
  public let code: String

  /// The file name's ending, such as `swift`.
  public var fileExtension: String {
    fileName.lastIndex(of: ".").map { String(fileName[$0...].dropFirst()) } ?? ""
  }

  /// Makes a sample; the role is the first word of the file's name.
  public init(fileName: String, role: Role, code: String) {
    self.fileName = fileName
    self.role = role
    self.code = code
  }
}
