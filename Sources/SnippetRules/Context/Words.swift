import DTKBSourceReading

/// The words that a name in code or of a file is made of, in lower case: `DebugMenu_View2` has three.
struct Words: Sendable, BidirectionalCollection {
  private let words: [String]

  init(_ name: String) {
    words = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.utf8.count) { word in
      var words: [String] = []
      // Hardly a name has more.
      words.reserveCapacity(4)
      var length = 0
      name.utf8.cutIntoWords {
        word[length] = $0
        length += 1
      } end: {
        if length > 0 { words.append(String(decoding: word[..<length], as: UTF8.self)) }
        length = 0
      }
      return words
    }
  }

  /// Whether the name is made of these words only.
  func `is`(_ words: String...) -> Bool { self.words == words }

  /// Whether the name ends with these words.
  func hasSuffix(_ words: String...) -> Bool { self.words.suffix(words.count) == words[...] }

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }
  subscript(index: Int) -> String { words[index] }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
}

extension String {
  /// Whether a list has one of the words that the name is made of; no text is made of each to look it up.
  func hasWord(in list: NameSet) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { word in
      var length = 0
      var isFound = false
      utf8.cutIntoWords {
        word[length] = $0
        length += 1
      } end: {
        isFound = isFound || list.contains(UnsafeBufferPointer(rebasing: word[..<length]))
        length = 0
      }
      return isFound
    }
  }
}

extension Sequence<UInt8> {
  /// Cuts a name into words: tells of each letter, small where it is of ASCII, and of each place where a word may end.
  ///
  /// A word ends before a capital that follows a small letter, and at whatever is neither letter nor digit; digits
  /// belong to no word.
  @inline(__always)
  func cutIntoWords(_ letter: (UInt8) -> Void, end: () -> Void) {
    var followsLowercase = false
    for byte in self {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if followsLowercase { end() }
        letter(byte | 0x20)
        followsLowercase = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        letter(byte)
        followsLowercase = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        followsLowercase = false
      default:
        end()
        followsLowercase = false
      }
    }
    end()
  }
}
