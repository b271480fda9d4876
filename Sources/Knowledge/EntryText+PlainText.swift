extension EntryText {
  /// The words of the text without its marks, one paragraph a line, with each figure as the language
  /// writes it; tables and samples are left out, captions stay.
  public var plainBody: String {
    Block.plainText(of: body) { directive in
      (try? directive.number()).map(language.written) ?? directive.written
    }
  }
}
