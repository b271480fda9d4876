import DTKBKnowledge
import Testing

@Test(
  "A text is cut into its paragraphs",
  arguments: [
    ("", []),
    ("\n \n\n", []),
    ("one\ntwo\n\nthree", [.paragraph([.words("one two")]), .paragraph([.words("three")])]),
    ("## Why\nbecause", [.heading(level: 2, [.words("Why")]), .paragraph([.words("because")])]),
    ("#hash", [.paragraph([.words("#hash")])]),
    ("####### seven", [.paragraph([.words("####### seven")])]),
    (
      "- one\n  more\n- `two`\n",
      [.item(marker: "-", [.words("one more")]), .item(marker: "-", [.code("two")])]
    ),
    (
      "before\n1. one\n12. two",
      [
        .paragraph([.words("before")]), .item(marker: "1.", [.words("one")]),
        .item(marker: "12.", [.words("two")]),
      ]
    ),
    ("1.5 times", [.paragraph([.words("1.5 times")])]),
    ("-1 point", [.paragraph([.words("-1 point")])]),
    ("[Too small](wrong-row.swift)", [.sample(fileName: "wrong-row.swift", caption: "Too small")]),
    ("[the icon](icon)", [.paragraph([.link("the icon", target: "icon")])]),
    ("[Apple](https://a.b)", [.paragraph([.link("Apple", target: "https://a.b")])]),
    (
      "see [it](wrong-row.swift)",
      [.paragraph([.words("see "), .link("it", target: "wrong-row.swift")])]
    ),
    ("{{sizes body}}", [.table(Directive(name: "sizes", arguments: ["body"]))]),
    (
      "{{size body large}}.",
      [
        .paragraph([
          .figure(Directive(name: "size", arguments: ["body", "large"])), .words("."),
        ])
      ]
    ),
  ] as [(String, [Block])])
func `blocks`(_ markdown: String, _ blocks: [Block]) {
  #expect(Block.blocks(in: markdown) == blocks)
}

@Test func `a text from Windows is cut like any other`() {
  let markdown = "## Why\n\none\ntwo\n\n- item\n- [x](right-a.swift)\n\n[x](right-a.swift)\n"
  #expect(
    Block.blocks(in: String(markdown.map { $0 == "\n" ? "\r\n" : $0 }))
      == Block.blocks(in: markdown))
}

@Test func `a paragraph knows the line it begins on`() {
  let markdown = "\n## Why\n\none\ntwo\n- a\n  b\n- c\n\n\n{{sizes}}"
  #expect(Block.numberedBlocks(in: markdown).map(\.line) == [2, 4, 6, 8, 11])
}
