extension Check {
  /// Links within sentences that lead neither to an entry nor to a secure address.
  static let links = Check("Links") { text, entry, draft in
    text.links.compactMap { target, line in
      if target == entry.id {
        return text.defect(line, "the link leads to this entry: delete it")
      }
      if isSecureAddress(target) || draft.ids.contains(target) { return nil }
      if entry.sampleNames.contains(target) {
        return text.defect(
          line,
          "the link to the sample \(quoted(target)) stands in a sentence: put it alone into a "
            + "paragraph")
      }
      if target.contains("/") || target.contains(":") {
        return text.defect(
          line,
          "\(quoted(target)) is not an address: write one that begins with `https://`, or the "
            + "id of an entry")
      }
      return text.defect(line, unknown("entry", target, known: draft.ids))
    }
  }
}
