extension Check {
  /// Citations whose address a reader cannot open safely, and the same one twice.
  static let citations = Check("Citations") { entry, _ in
    var seen: Set<String> = []
    return (entry.facts?.root?["citations"]?.elements ?? []).compactMap { citation in
      guard let url = citation["url"], let address = url.string, !address.isEmpty else {
        return nil
      }
      if !isSecureAddress(address) {
        return entry.defect(
          url.line, "\(quoted(address)) is not an address: write one that begins with `https://`")
      }
      return seen.insert(address).inserted
        ? nil : entry.defect(url.line, "\(quoted(address)) is cited twice: keep one")
    }
  }

  /// Whether an address begins with `https://`, names a host and has no spaces.
  static func isSecureAddress(_ address: String) -> Bool {
    address.hasPrefix("https://") && !address.contains(where: \.isWhitespace)
      && address.utf8.dropFirst("https://".utf8.count).prefix { $0 != UInt8(ascii: "/") }
        .contains(UInt8(ascii: "."))
  }
}
