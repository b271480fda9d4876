extension ScriptReader {
  /// Reads `import Default, * as All, { name as other } from 'module'`.
  mutating func readImport(_ keyword: Range<Int>) {
    position = keyword.upperBound
    let base = operands.count
    var end = keyword.upperBound
    reading: while true {
      skipTrivia()
      switch character {
      case "{", "}", ",":
        position += 1
      case "*":
        readImportedName(position..<position + 1)
      case "\"", "'":
        addLeaf(.string, position..<scanner.stringEnd(from: position).end)
        position = lastOperand?.range.upperBound ?? position + 1
        end = position
        break reading
      default:
        let range = position..<scanner.nameEnd(from: position)
        guard !range.isEmpty else { break reading }
        let following = character(after: range.upperBound)
        if scanner.bytes.spell("from", in: range), following == "\"" || following == "'" {
          position = range.upperBound
        } else if isTypeMark(range) {
          position = range.upperBound
        } else {
          readImportedName(range)
        }
      }
      end = position
    }
    add(
      .import, PackedRange(keyword.lowerBound, end), name: PackedRange(keyword),
      children: operands.count - base)
    endStatement()
  }

  /// Whether the word is the `type` or `typeof` of `import type { Name }`, and not a name itself.
  private func isTypeMark(_ range: Range<Int>) -> Bool {
    guard scanner.bytes.spell("type", in: range) || scanner.bytes.spell("typeof", in: range) else {
      return false
    }
    let next = scanner.trivia(from: range.upperBound).end
    let following = next..<scanner.nameEnd(from: next)
    if following.isEmpty {
      return scanner.character(at: next) == "{" || scanner.character(at: next) == "*"
    }
    return !scanner.bytes.spell("from", in: following) && !scanner.bytes.spell("as", in: following)
  }

  private mutating func readImportedName(_ name: Range<Int>) {
    var local = name
    let next = scanner.trivia(from: name.upperBound).end
    let following = next..<scanner.nameEnd(from: next)
    if scanner.bytes.spell("as", in: following) {
      let start = scanner.trivia(from: following.upperBound).end
      local = start..<scanner.nameEnd(from: start)
    }
    addLeaf(.identifier, local)
    add(
      .importedName, PackedRange(name.lowerBound, max(local.upperBound, name.upperBound)),
      name: PackedRange(name), children: 1)
    position = max(local.upperBound, name.upperBound)
  }
}
