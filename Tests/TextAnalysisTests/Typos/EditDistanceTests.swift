import DTKBSeededNumbers
import DTKBTextAnalysis
import Testing

@Suite("Edit distance")
struct EditDistanceTests {
  static let pairs: [(String, String, Int)] = [
    ("", "", 0), ("", "ab", 2), ("relativto", "relativeto", 1), ("scaledmetirc", "scaledmetric", 1),
    ("ca", "abc", 3), ("abcdef", "badcfe", 3), ("anylayuot", "anylayout", 1), ("cỡ", "cơ", 1),
    ("kitten", "sitting", 3), ("aa", "aa", 0), ("ab", "ba", 1), ("abc", "", 3),
  ]

  @Test("insertion, deletion, substitution and swap cost one each", arguments: pairs)
  func distance(first: String, second: String, distance: Int) {
    for limit in 0...6 {
      let expected = distance <= limit ? distance : nil
      #expect(editDistance(from: first, to: second, limit: limit) == expected)
      #expect(editDistance(from: second, to: first, limit: limit) == expected)
    }
    #expect(editDistance(from: first, to: second, limit: .max) == distance)
    #expect(editDistance(from: first, to: second, limit: -1) == nil)
  }

  /// The whole table, without limit or shortcut.
  private func reference(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in 0...first.count {
      for j in 0...second.count {
        if i == 0 || j == 0 {
          table[i][j] = i + j
          continue
        }
        let change = first[i - 1] == second[j - 1] ? 0 : 1
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + change)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[first.count][second.count]
  }

  @Test("thousands of random pairs agree with the whole table")
  func random() {
    var generator = SeededGenerator(seed: 7)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        UInt8.random(in: 97...99, using: &generator)
      }
    }
    for _ in 0..<4_000 {
      let (first, second) = (word(), word())
      let expected = reference(first, second)
      let limit = Int.random(in: 0...4, using: &generator)
      let found = editDistance(
        from: String(decoding: first, as: UTF8.self), to: String(decoding: second, as: UTF8.self),
        limit: limit)
      #expect(found == (expected <= limit ? expected : nil))
    }
  }
}
