/// A figure that an entry's text asks the engine for, such as `{{scale 12 body accessibility5}}`.
///
/// Figures are never typed into prose. Alone in a paragraph a directive stands for a table:
/// `{{sizes}}` for the whole table, `{{sizes body title}}` for some styles, `{{scale 24 title}}` for
/// one value at every size. Within a sentence it stands for one number:
/// `{{size body accessibility5}}` for a text style's own size, `{{scale 12 body accessibility5}}` for
/// a scaled value, with the API and the display scale behind it where they matter:
/// `{{scale 17 body accessibility5 custom-font}}`, `{{scale 12 body accessibility5 scaled-metric 2}}`;
/// `{{factor body accessibility5}}` for how far a text style grows from its default size, and
/// `{{factor react-native accessibility5}}` for how far React Native's text does.
public struct Directive: Sendable, Hashable {
  /// What is asked for, such as `scale`.
  public let name: String
  /// The words behind the name.
  public let arguments: [String]

  /// Makes a directive from its words.
  public init(name: String, arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// Reads what stands between the braces; `nil` where nothing does.
  init?(words: Substring) {
    let words = words.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first else { return nil }
    self.init(name: name, arguments: Array(words.dropFirst()))
  }

  /// The directive as a text has it, braces included.
  public var written: String { "{{\(([name] + arguments).joined(separator: " "))}}" }
}
