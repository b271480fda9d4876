import DTKBKnowledge
import Testing

@testable import DTKBCommands

@Suite("Numbers below each other")
struct AlignedNumbersTests {
  @Test("decimal marks stand in one column, and all are equally wide")
  func aligned() {
    #expect(Language.italian.aligned([9, 10.5, 100.125]) == ["  9    ", " 10,5  ", "100,125"])
    #expect(Language.english.aligned([1, 2]) == ["1", "2"])
    #expect(Language.english.aligned([]) == [])
  }
}
