import DTKBKnowledge
import Testing

@Test(
  "A placeholder is a name between braces, and any other brace is text",
  arguments: [
    ("stays at {points} pt", ["points"]),
    ("{a}{b}{a}", ["a", "b", "a"]),
    ("wrap it in `ScrollView { … }`: {points}", ["points"]),
    ("{ {points}", ["points"]),
    ("{{points}}", ["points"]),
    ("{}", []), ("{a", []), ("a}", []), ("{a b}", []), ("{è}", []), ("", []),
  ])
func `placeholders`(_ sentence: String, _ names: [String]) {
  #expect(MessageTemplate(sentence).placeholders == names)
}

@Test(
  "A sentence whose placeholders have no values stays as it is",
  arguments: [
    "{a} b {c}", "{", "}", "{}", "{{a}}", "{ {a} }", "è{a}\u{301}", "ScrollView { a }", "",
  ])
func `unfilled`(_ sentence: String) {
  #expect(MessageTemplate(sentence).filled { _ in nil } == sentence)
}

@Test func `a value is put in as it is`() {
  let sentence = MessageTemplate("{points} of {points} at {size}").filled {
    ["points": "{size}", "size": "AX5"][$0]
  }
  #expect(sentence == "{size} of {size} at AX5")
}
