/// TypeScript's and Flow's types have no place in the tree: the reader steps over them.
extension ScriptScanner {
  /// Where the type ends that starts at an offset, behind any white space; the offset itself where none does.
  func typeEnd(from start: Int) -> Int {
    var offset = start
    var typeEnd = start
    var expectsOperand = true
    var lastIsGroup = false
    var conditions = 0
    var choices = 0
    while true {
      let (next, hasLineBreak) = trivia(from: offset)
      guard next < end else { return typeEnd }
      let following = character(at: next + 1)
      if expectsOperand {
        switch character(at: next) {
        case "|", "&", "?", "+", "-", "*":
          offset = next + 1
          continue
        case "(", "[", "{":
          offset = bracketEnd(from: next).end
        case "\"", "'":
          offset = stringEnd(from: next).end
        case "`":
          offset = templateEnd(from: next)
        case "<":
          guard let end = typeArgumentsEnd(from: next) else { return typeEnd }
          offset = end
          continue
        case "0"..."9":
          offset = numberEnd(from: next)
        default:
          offset = nameEnd(from: next)
          guard offset > next else { return typeEnd }
          if isTypeOperator(next..<offset), startsType(at: trivia(from: offset).end) { continue }
          if byte(at: offset) == UInt8(ascii: "("), spells("import", next..<offset) {
            offset = bracketEnd(from: offset).end
          }
        }
        lastIsGroup = character(at: next) == "("
        expectsOperand = false
        typeEnd = offset
        continue
      }
      switch character(at: next) {
      case "|" where following != "|", "&" where following != "&":
        offset = next + 1
      case "." where byte(at: next + 1).startsScriptName:
        offset = next + 1
      case "[" where !hasLineBreak:
        offset = bracketEnd(from: next).end
        typeEnd = offset
        continue
      case "<" where !hasLineBreak:
        guard let end = typeArgumentsEnd(from: next) else { return typeEnd }
        offset = end
        typeEnd = offset
        continue
      case "=" where following == ">" && lastIsGroup:
        offset = next + 2
      case "?" where conditions > 0:
        conditions -= 1
        choices += 1
        offset = next + 1
      case ":" where choices > 0:
        choices -= 1
        offset = next + 1
      case "i" where !hasLineBreak && bytes.spell("is", in: next..<nameEnd(from: next)):
        offset = next + 2
      case "e" where bytes.spell("extends", in: next..<nameEnd(from: next)):
        conditions += 1
        offset = next + 7
      default:
        return typeEnd
      }
      expectsOperand = true
    }
  }

  /// One past the `>` that closes the `<` at an offset, if types alone stand between.
  ///
  /// A comparison looks the same at first. The look ahead gives up at the first byte that no type has, and at
  /// sixteen brackets within each other, so that it costs a text of any shape linear time.
  func typeArgumentsEnd(from start: Int) -> Int? {
    var offset = start
    var depth = 0
    // The kinds of the open brackets, two bits each, the innermost lowest.
    var open: UInt64 = 0
    while offset < end {
      let character = Unicode.Scalar(bytes[offset])
      switch character {
      case "<", "(", "[", "{":
        guard depth < 16 else { return nil }
        depth += 1
        open = open << 2 | Self.bracketKind(character)
        offset += 1
      case ">" where bytes[offset - 1] == UInt8(ascii: "="):
        offset += 1
      case ">", ")", "]", "}":
        guard open & 3 == Self.bracketKind(character) else { return nil }
        depth -= 1
        open >>= 2
        offset += 1
        if depth == 0 { return offset }
      case "\"", "'":
        let (end, isClosed) = stringEnd(from: offset)
        guard isClosed else { return nil }
        offset = end
      case "`":
        offset = templateEnd(from: offset)
      case "/":
        let after = trivia(from: offset).end
        guard after > offset else { return nil }
        offset = after
      case ";" where open & 3 == Self.bracketKind("<"):
        return nil
      case "|" where byte(at: offset + 1) == UInt8(ascii: "|"):
        return nil
      case "&" where byte(at: offset + 1) == UInt8(ascii: "&"):
        return nil
      case " ", "\t", "\n", "\r", ",", ".", "|", "&", "?", ":", ";", "=", "-":
        offset += 1
      default:
        guard bytes[offset].continuesScriptName else { return nil }
        offset += 1
      }
    }
    return nil
  }

  private static func bracketKind(_ bracket: Unicode.Scalar) -> UInt64 {
    switch bracket {
    case "<", ">": 0
    case "(", ")": 1
    case "[", "]": 2
    default: 3
    }
  }

  private func isTypeOperator(_ range: Range<Int>) -> Bool {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "a"): spells("asserts", range) || spells("abstract", range)
    case UInt8(ascii: "i"): spells("infer", range)
    case UInt8(ascii: "k"): spells("keyof", range)
    case UInt8(ascii: "n"): spells("new", range)
    case UInt8(ascii: "r"): spells("readonly", range)
    case UInt8(ascii: "t"): spells("typeof", range)
    case UInt8(ascii: "u"): spells("unique", range)
    default: false
    }
  }

  private func spells(_ word: String, _ range: Range<Int>) -> Bool {
    bytes.spell(word, in: range)
  }

  private func startsType(at offset: Int) -> Bool {
    switch character(at: offset) {
    case "(", "[", "{", "<", "\"", "'", "`": true
    default: byte(at: offset).startsScriptName
    }
  }
}
