extension Check {
  /// Bytes that are no UTF-8, and characters that nobody sees.
  static let invalidCharacters = Check("InvalidCharacters") { draft in
    draft.textFiles.flatMap { file -> [Defect] in
      let mayHaveTabs = !file.name.hasSuffix(".md")
      return file.lines.enumerated().flatMap { index, line in
        var faults: Set<String> = []
        for scalar in line.unicodeScalars {
          if let fault = fault(of: scalar, mayHaveTabs: mayHaveTabs) { faults.insert(fault) }
        }
        return faults.map { Defect(file: file.path, line: index + 1, message: $0) }
      }
    }
  }

  private static func fault(of scalar: Unicode.Scalar, mayHaveTabs: Bool) -> String? {
    switch scalar.value {
    case 0x9:
      mayHaveTabs ? nil : "the line has a tab: use spaces"
    case 0x20...0x7E:
      nil
    case 0xFFFD:
      "the line has bytes that are not UTF-8: save the file as UTF-8 and write the character again"
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      "the line has the invisible character U+\(hexadecimal(scalar.value)): delete it"
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
