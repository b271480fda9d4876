import DTKBSourceReading

/// A place of Swift at which a rule wants to be asked.
enum SwiftTrigger: RuleTrigger {
  /// A call of something by this name, after a period or not, with an argument of this label if one is given.
  case call(String, label: String? = nil)
  /// An attribute by this name.
  case attribute(String)
  /// This name after a period, called or not.
  case member(String)
  /// This name wherever it stands in code: declared, used, as a label or in a key path.
  case word(String)
  /// This name within a string literal.
  case text(String)

  var word: String {
    switch self {
    case .call(let name, _), .attribute(let name), .member(let name), .word(let name),
      .text(let name):
      name
    }
  }

  var looksAround: Bool {
    switch self {
    case .member, .call(_, label: .some): true
    default: false
    }
  }

  func mayMatch(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    switch self {
    case .member: bytes.mayHavePeriod(before: offset)
    case .call(let name, let label?):
      // Half of all files declare an `init`, which is called after a period only.
      (name != "init" || bytes.mayHavePeriod(before: offset))
        && bytes.mayHaveArgument(label, behind: offset + name.utf8.count)
    default: true
    }
  }

  func matches(_ site: SwiftSite) -> Bool {
    if site.node.kind == .string {
      if case .text = self { return true }
      return false
    }
    switch self {
    case .call(_, let label):
      guard let call = site.call else { return false }
      guard let label else { return true }
      return call.argument(label) != nil
    case .attribute: return site.node.kind == .attribute
    case .member: return site.node.kind == .member || site.node.kind == .implicitMember
    case .word: return true
    case .text: return false
    }
  }
}

extension Span<UInt8> {
  /// Whether a period may stand in front of a place, white space aside; what ends a comment, a quoted name or
  /// a character beyond ASCII leaves it open.
  fileprivate func mayHavePeriod(before place: Int) -> Bool {
    var place = place - 1
    while place >= 0 {
      switch self[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place -= 1
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "`"), 0x80...: return true
      default: return false
      }
    }
    return false
  }

  /// Whether parentheses that hold a label may stand at a place; generic arguments, text in quotation marks, comments
  /// and what is longer than people write leave it open.
  fileprivate func mayHaveArgument(_ label: String, behind place: Int) -> Bool {
    var label = label
    return label.withUTF8 { label in
      var depth = 0
      for offset in place..<Swift.min(place + 1000, count) {
        switch self[offset] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          if depth <= 0 { return false }
        case UInt8(ascii: "\""), UInt8(ascii: "/"), 0x80...: return true
        case UInt8(ascii: "<") where depth == 0: return true
        case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
        case label.first where holds(label, at: offset): return true
        case _ where depth > 0: continue
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"), 0, 0x0B, 0x0C: continue
        default: return false
        }
      }
      return true
    }
  }

  private func holds(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + word.count <= count else { return false }
    return word.indices.allSatisfy { self[start + $0] == word[$0] }
  }
}
