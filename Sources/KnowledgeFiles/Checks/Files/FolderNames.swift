extension Check {
  /// Ids that cannot be typed: the name of an entry's folder is what a reader types.
  static let folderNames = Check("FolderNames") { entry, _ in
    isHyphenated(entry.id)
      ? []
      : [
        Defect(
          file: entry.path, line: 1,
          message: "the id \(quoted(entry.id)) is not typed easily: use lower-case letters a to z, "
            + "digits and single hyphens between them")
      ]
  }

  /// Whether a name is of lower-case words with hyphens between them.
  static func isHyphenated(_ name: some StringProtocol) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          }
      }
  }
}
