import DTKBSourceReading

/// What a view shows: its kinds, and where its texts stand.
struct ViewContent {
  var kinds: Kinds = []
  /// The views that show text, as far as they stand in the file.
  var texts: [SwiftNode] = []

  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt16

    /// Text, labels and titles of controls.
    static let text = Kinds(rawValue: 1)
    /// A field that text is typed into.
    static let input = Kinds(rawValue: 2)
    /// A symbol, which takes the size of a font.
    static let symbol = Kinds(rawValue: 4)
    /// A picture.
    static let image = Kinds(rawValue: 8)
    /// A text without a letter, such as an emoji or a bullet, or from an icon font.
    static let glyph = Kinds(rawValue: 16)
    /// A shape, a colour, a divider: nothing to read.
    static let shape = Kinds(rawValue: 32)
    /// A view that the file does not tell what it shows.
    static let opaque = Kinds(rawValue: 64)
    /// A view that scrolls what it holds.
    static let scrolling = Kinds(rawValue: 128)

    /// What is there to be read.
    static let readable: Kinds = [.text, .input]
    /// What stands for itself and is not read.
    static let pictorial: Kinds = [.symbol, .image, .glyph, .shape]
  }

  static let opaque = ViewContent(kinds: .opaque)

  init(kinds: Kinds = [], texts: [SwiftNode] = []) {
    self.kinds = kinds
    self.texts = texts
  }

  /// More texts are of no use to a finding; the bound keeps large views cheap.
  private static let most = 64

  mutating func add(_ other: ViewContent) {
    kinds.formUnion(other.kinds)
    texts += other.texts.prefix(max(0, Self.most - texts.count))
  }
}
