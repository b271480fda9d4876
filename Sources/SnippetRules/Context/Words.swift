/// The words that a name in code or of a file is made of, in lower case: `DebugMenu_View2` has three.
struct Words: Sendable, BidirectionalCollection {
  private let words: [String]

  init(_ name: String) {
    let count = name.utf8.count
    words = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { word in
      var words: [String] = []
      var length = 0
      func add(_ byte: UInt8) {
        word[length] = byte
        length += 1
      }
      func end() {
        if length > 0 { words.append(String(decoding: word[..<length], as: UTF8.self)) }
        length = 0
      }
      var followsLowercase = false
      for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          if followsLowercase { end() }
          add(byte | 0x20)
          followsLowercase = false
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
          add(byte)
          followsLowercase = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          followsLowercase = false
        default:
          end()
          followsLowercase = false
        }
      }
      end()
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
