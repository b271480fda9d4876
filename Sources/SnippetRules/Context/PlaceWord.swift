/// A word in the name of a file or folder that says something of the code in it.
enum PlaceWord: String, CaseIterable {
  case test, tests, uitests, spec, specs, mock, mocks, snapshots, stories
  case generated, min
  case `extension`, extensions, widget, widgets, complications
  case debug, developer
  case mac, watch, tv, os, app, kit
  /// Any other word.
  case other = ""

  /// Whether it is a word for code that tests or fakes that of the app.
  var isOfTests: Bool {
    switch self {
    case .test, .tests, .uitests, .spec, .specs, .mock, .mocks: true
    default: false
    }
  }
}

/// The words that the name of a file or folder is made of, as far as they say something: see ``Words``.
struct PlaceWords {
  private(set) var count = 0
  private(set) var first = PlaceWord.other
  private(set) var last = PlaceWord.other
  private var beforeLast = PlaceWord.other
  private var found: UInt64 = 0
  /// Whether a word is `watch` or ends with it, as in `HAWatch`.
  private(set) var namesWatch = false

  init(_ name: ArraySlice<UInt8>) {
    var word = PackedWord()
    name.cutIntoWords {
      word.append($0)
    } end: {
      end(&word)
    }
  }

  private mutating func end(_ packed: inout PackedWord) {
    guard packed.count > 0 else { return }
    let number = PackedWord.all.firstIndex(of: packed)
    let word = number.map { PlaceWord.allCases[$0] } ?? .other
    if let number { found |= 1 &<< UInt64(number) }
    if packed.endsWithWatch { namesWatch = true }
    if count == 0 { first = word }
    beforeLast = last
    last = word
    count += 1
    packed = PackedWord()
  }

  /// Whether the name has a word.
  func contains(_ word: PlaceWord) -> Bool {
    PlaceWord.allCases.firstIndex(of: word).map { found &>> UInt64($0) & 1 == 1 } ?? false
  }

  /// Whether the name is this word only.
  func `is`(_ word: PlaceWord) -> Bool { count == 1 && first == word }

  /// Whether the name is these two words only.
  func `is`(_ word: PlaceWord, _ second: PlaceWord) -> Bool {
    count == 2 && first == word && last == second
  }

  /// Whether the name ends with these two words.
  func hasSuffix(_ word: PlaceWord, _ second: PlaceWord) -> Bool {
    count >= 2 && beforeLast == word && last == second
  }
}

/// A word of up to sixteen bytes as a number; of longer ones the last bytes and the length.
private struct PackedWord: Equatable {
  private var bytes: (high: UInt64, low: UInt64) = (0, 0)
  private(set) var count = 0

  static let all = PlaceWord.allCases.filter { $0 != .other }.map { word in
    var packed = PackedWord()
    for byte in word.rawValue.utf8 { packed.append(byte) }
    return packed
  }

  mutating func append(_ byte: UInt8) {
    bytes = (bytes.high &<< 8 | bytes.low &>> 56, bytes.low &<< 8 | UInt64(byte))
    count += 1
  }

  var endsWithWatch: Bool { count >= 5 && bytes.low & 0xFF_FFFF_FFFF == 0x77_6174_6368 }

  static func == (first: PackedWord, second: PackedWord) -> Bool {
    first.bytes == second.bytes && first.count == second.count
  }
}
