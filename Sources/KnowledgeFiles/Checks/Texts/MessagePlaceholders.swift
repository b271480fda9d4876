import DTKBKnowledge

extension Check {
  /// Messages and cures whose `{placeholders}` are not the same in every language.
  static let messagePlaceholders = Check("MessagePlaceholders") { entry, _ in
    ["message", "fix"].flatMap { key in
      let sentences = entry.texts.compactMap { text in
        text.head.field(key).map { field in
          Placeholders(file: text.file.path, line: field.line, sentence: field.value)
        }
      }
      return Placeholders.defects(in: sentences)
    }
  }
}
