extension Check {
  /// Links to samples that are not there, and samples that a language, or every one, leaves out.
  static let shownSamples = Check("ShownSamples") { entry, _ in
    let names = entry.sampleNames
    let missing = entry.texts.flatMap { text in
      text.shownSamples.filter { !names.contains($0.fileName) }.map { fileName, line in
        text.defect(line, unknown("sample", fileName, known: names))
      }
    }
    // Without whole front matter it is not known what belongs to the text.
    let texts = entry.texts.filter(\.head.isWhole)
    let left = entry.samples.flatMap { sample -> [Defect] in
      let silent = texts.filter { text in
        !text.shownSamples.contains { $0.fileName == sample.name }
      }
      guard texts.isEmpty || silent.count < texts.count else {
        return [
          Defect(
            file: sample.path, line: 1,
            message: "no text shows this sample: put `[caption](\(sample.name))` alone into a "
              + "paragraph, or delete the file")
        ]
      }
      return silent.map { text in
        text.defect(
          text.head.bodyLine,
          "the text does not show \(quoted(sample.name)), as other languages do: put "
            + "`[caption](\(sample.name))` alone into a paragraph")
      }
    }
    return missing + left
  }
}
