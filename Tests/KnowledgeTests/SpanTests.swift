import DTKBKnowledge
import Testing

@Test(
  "A sentence is cut at its marks",
  arguments: [
    ("", []),
    ("use `.body`", [.words("use "), .code(".body")]),
    (
      "**never** `a*b`, **`c`**",
      [.strong("never"), .words(" "), .code("a*b"), .words(", "), .strong("`c`")]
    ),
    ("see [the icon](icon).", [.words("see "), .link("the icon", target: "icon"), .words(".")]),
    (
      "at {{size body accessibility5}} pt",
      [
        .words("at "), .figure(Directive(name: "size", arguments: ["body", "accessibility5"])),
        .words(" pt"),
      ]
    ),
    ("{{ sizes }}", [.figure(Directive(name: "sizes", arguments: []))]),
    ("«è» `ế` ể", [.words("«è» "), .code("ế"), .words(" ể")]),
  ] as [(String, [Span])])
func `marks`(_ sentence: String, _ spans: [Span]) {
  #expect(Span.spans(in: sentence) == spans)
}

@Test(
  "A mark without its partner is plain text",
  arguments: [
    "a `b", "a **b", "a * b * c", "[a]", "[a] (b)", "[](b)", "[a]()", "[a](b c)", "[a](b", "{{a",
    "{{}}", "{{ }}", "{a}",
    "``", "****", "]( )", "[a]: b](c",
  ])
func `plain`(_ sentence: String) {
  #expect(Span.spans(in: sentence) == [.words(sentence)])
}

@Test(
  "The parentheses of an address belong to it",
  arguments: ["https://a.b/custom(_:size:)", "https://a.b/init(wrappedValue:relativeTo:)-5b1ab"])
func `addresses`(_ address: String) {
  #expect(
    Span.spans(in: "([x](\(address)))") == [.words("("), .link("x", target: address), .words(")")])
}

@Test func `a caption ends at its first bracket`() {
  #expect(
    Span.spans(in: "[a] and [b](c)") == [.words("[a] and "), .link("b", target: "c")])
  #expect(
    Span.spans(in: "`[Int](repeating: 0)` [b](c)")
      == [.code("[Int](repeating: 0)"), .words(" "), .link("b", target: "c")])
}

@Test(
  "Nothing of a sentence is lost, whatever marks are in it",
  arguments: ["`", "**", "[", "](", ")", "{{", "}}", "a", " "])
func `wholeness`(_ first: String) {
  let marks = ["`", "**", "[", "](", ")", "{{", "}}", "a", " "]
  for second in marks {
    for third in marks {
      for fourth in marks {
        let sentence = first + second + third + fourth + "b"
        let read = Span.spans(in: sentence).map(\.source).joined()
        // The words of a directive are kept, the spaces around them are not.
        #expect(read.filter { $0 != " " } == sentence.filter { $0 != " " })
      }
    }
  }
}

@Test(
  "A sentence of nothing but openings is read in time",
  arguments: ["[", "`", "**", "{{", "[a](", "[a](b", "{{a", "[a]", "]("])
func `time`(_ mark: String) {
  let sentence = String(repeating: mark, count: 50_000)
  let time = ContinuousClock().measure { _ = Span.spans(in: sentence) }
  #expect(time < .seconds(10))
}

extension Span {
  /// The stretch with its marks.
  fileprivate var source: String {
    switch self {
    case .words(let text): text
    case .code(let text): "`\(text)`"
    case .strong(let text): "**\(text)**"
    case .link(let text, let target): "[\(text)](\(target))"
    case .figure(let directive): "{{\(directive.name)}}"
    }
  }
}
