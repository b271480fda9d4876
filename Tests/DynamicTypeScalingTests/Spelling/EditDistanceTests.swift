import Testing

@testable import DynamicTypeScaling

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("large", "large", 0), ("lareg", "large", 1),
    ("larg", "large", 1), ("lorge", "large", 1), ("laarge", "large", 1), ("ca", "abc", 3),
  ])
  func `the distance counts single edits and swaps of neighbours`(
    first: String, second: String, distance: Int
  ) {
    #expect(editDistance(from: Array(first.utf8), to: Array(second.utf8)) == distance)
    #expect(editDistance(from: Array(second.utf8), to: Array(first.utf8)) == distance)
  }
}
