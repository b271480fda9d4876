extension Check {
  /// Samples whose names do not say what they show, and samples without code.
  static let sampleNames = Check("SampleNames") { entry, _ in
    entry.samples.flatMap { sample -> [Defect] in
      let parts = sample.name.split(separator: ".", omittingEmptySubsequences: false)
      var messages: [String] = []
      if EntryDraft.role(ofSample: sample.name) == nil || parts.count != 2
        || !parts.allSatisfy(isHyphenated)
      {
        messages.append(
          "the sample is called \(quoted(sample.name)): begin with `right-`, `wrong-` or `sample-`, "
            + "then lower-case words with hyphens and one ending such as `.swift`")
      }
      if sample.text[...].trimmed.isEmpty {
        messages.append("the sample is empty: write its code or delete the file")
      }
      return messages.map { Defect(file: sample.path, line: 1, message: $0) }
    }
  }
}
