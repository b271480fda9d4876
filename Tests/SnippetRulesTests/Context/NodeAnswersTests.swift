import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Answers about nodes")
struct NodeAnswersTests {
  @Test("an answer is kept at its node, and the last one counts")
  func keeps() {
    let tree = SwiftTree(reading: Array("a.b(c); d".utf8))
    var answers = NodeAnswers<String>(for: tree)
    let places = 0..<tree.root.endIndex
    #expect(places.allSatisfy { answers[$0] == nil })
    for place in places { answers[place] = "\(place)" }
    answers[1] = "again"
    for place in places { #expect(answers[place] == (place == 1 ? "again" : "\(place)")) }
    #expect(answers[places.upperBound] == nil)
  }
}
