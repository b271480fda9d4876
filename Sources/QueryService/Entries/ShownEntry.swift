public import DTKBKnowledge

/// An entry as it is shown: whole, in one language.
public struct ShownEntry: Sendable {
  /// The entry with its facts and samples.
  public let entry: Entry
  /// What it says, in the language that was found.
  public let text: EntryText
  /// Whether the reader's own language was not to be had.
  public let isInOtherLanguage: Bool
  /// Which base it comes from.
  public let origin: EntryOrigin

  /// Makes a shown entry.
  public init(
    entry: Entry, text: EntryText, isInOtherLanguage: Bool, origin: EntryOrigin = .shipped
  ) {
    self.entry = entry
    self.text = text
    self.isInOtherLanguage = isInOtherLanguage
    self.origin = origin
  }
}
