import Testing

private let icon = "entries/icon/it.md"
private let fixedIcon = "entries/fixed-icon/it.md"
private let sixtyWords = String(repeating: "word ", count: 60)

@Test("A wrong text is a defect on its own line", arguments: BrokenFolder.texts)
func `texts`(_ folder: BrokenFolder) throws {
  try folder.verify()
}

extension BrokenFolder {
  /// What breaks the checks of `Checks/Texts`.
  static let texts: [BrokenFolder] = [
    BrokenFolder(
      "PathLanguages", "paths/onboarding.json",
      holding: onboarding(title: #"{"it": "a", "vi": "b", "en": "d"}"#),
      "5: the sentence lacks `es`: write it in Español"),
    BrokenFolder("MissingLanguages", deleting: icon, "1: the entry has no `it.md`"),
    BrokenFolder(
      "FrontMatterLines", icon, "---\n", with: "", "1: the file does not begin with `---`",
      // The closing line is then taken for one that is drawn.
      "4: rules are not shown"),
    BrokenFolder(
      "FrontMatterLines", icon, "drawing\n---", with: "drawing", "1: the front matter does not end"),
    BrokenFolder(
      "FrontMatterLines", icon, "title: ", with: "title ", "2: the line is no field",
      "1: the key `title` is missing"),
    BrokenFolder(
      "FrontMatterFields", icon, "title:", with: "titel:",
      "2: unknown key `titel`: did you mean `title`?", "1: the key `title` is missing"),
    BrokenFolder(
      "FrontMatterFields", icon, "---\ntitle: Icons", with: "---\ntitle: Icons\ntitle: Icons",
      "3: the key `title` is given twice"),
    BrokenFolder(
      "FrontMatterFields", icon, "summary: A symbol takes the size of the font in force.",
      with: "summary:", "3: the key `summary` is empty"),
    BrokenFolder(
      "FrontMatterFields", icon, "Icons grow with their text", with: "\"Icons grow\"",
      "2: the value stands in quotes"),
    BrokenFolder(
      "FrontMatterFields", icon, "search:", with: "fix: nothing\nsearch:",
      "4: only a common error has `fix`"),
    BrokenFolder(
      "FrontMatterFields", fixedIcon, "message: the icon stays at {points} points\n", with: "",
      "1: the key `message` is missing"),
    BrokenFolder(
      "FrontMatterFields", fixedIcon,
      "fix: give the symbol a text style instead of {points} points\n", with: "",
      "1: the key `fix` is missing"),
    BrokenFolder(
      "SearchWords", icon, ", drawing", with: "", "4: there are 7 search words: give at least 8"),
    BrokenFolder(
      "SearchWords", icon, "drawing", with: "drawing, Icon",
      "4: the search word `Icon` is given twice"),
    BrokenFolder(
      "Lengths", icon, "Icons grow with their text", with: String(repeating: "ab", count: 41),
      "2: the title has 82 characters: shorten it to 80"),
    BrokenFolder(
      "Lengths", icon, "in force", with: String(repeating: "ab ", count: 60),
      "3: the summary has 217 characters: shorten it to 200"),
    BrokenFolder(
      "Lengths", icon, "in force.", with: "in force. It does so by itself.",
      "3: the summary has two sentences"),
    BrokenFolder(
      "Lengths", icon, sixtyWords, with: "", "6: the guideline has 10 words: keep it between 60"),
    BrokenFolder(
      "Lengths", icon, "word", with: String(repeating: "word ", count: 250),
      "6: the guideline has 319 words"),
    BrokenFolder(
      "Lengths", "entries/old-tale/it.md",
      "\nThe engine says otherwise.\n\n{{scale 12 body}}\n", with: "",
      "1: the entry has no text below its front matter"),
    BrokenFolder(
      "Markdown", icon, "word", with: "\n\n```\nword\n```\n\n", "10: code does not stand in a text",
      "12: code does not stand in a text"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n* word\n\n", "10: a list item begins with"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n  - word\n\n", "10: lists do not nest"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n| a | b |\n\n", "10: tables are not shown"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n> word\n\n", "10: quotations are not shown"),
    BrokenFolder(
      "Markdown", icon, "word", with: "\n![a](b)\n", "9: images are not shown",
      "9: unknown entry `b`"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n</b>\n\n", "10: HTML is not shown"),
    BrokenFolder("Markdown", icon, "word", with: "\n\n***\n\n", "10: rules are not shown"),
    BrokenFolder("Markdown", icon, "word", with: "wo`rd", "8: a mark of code has no partner"),
    BrokenFolder("Markdown", icon, "word", with: "*word*", "8: a mark `*` has no partner"),
    BrokenFolder("Markdown", icon, "word", with: "**word", "8: a mark `*` has no partner"),
    BrokenFolder("Markdown", icon, "word", with: "[word](a b)", "7: a mark `](` has no partner"),
    BrokenFolder("Markdown", icon, "word", with: "{{size body", "7: a mark `{{` has no partner"),
    BrokenFolder(
      "Directives", icon, "{{size ", with: "{{siz ",
      "7: unknown directive `siz`: did you mean `size`"
    ),
    BrokenFolder(
      "Directives", icon, "{{size body accessibility5}}", with: "{{size body}}",
      "7: `size` has 1 words here: write it as `{{size body accessibility5}}`"),
    BrokenFolder(
      "Directives", icon, "{{size body accessibility5}}", with: "{{scale 12 body}}",
      "7: `scale` has 2 words here"),
    BrokenFolder(
      "Directives", icon, "{{size body accessibility5}}", with: "{{sizes}}",
      "7: `sizes` gives a table: put it alone into a paragraph"),
    BrokenFolder(
      "Directives", "entries/old-tale/it.md", "{{scale 12 body}}", with: "{{size body xLarge}}",
      "9: `size` gives a number: put it into a sentence"),
    BrokenFolder(
      "Directives", "entries/old-tale/it.md", "{{scale 12 body}}",
      with: "{{scale 12 body accessibility5}}", "9: `scale` has 3 words here"),
    BrokenFolder(
      "Links", icon, "(fixed-icon)", with: "(fixed-icn)",
      "7: unknown entry `fixed-icn`: did you mean `fixed-icon`?"),
    BrokenFolder("Links", icon, "(fixed-icon)", with: "(icon)", "7: the link leads to this entry"),
    BrokenFolder(
      "Links", icon, "(fixed-icon)", with: "(http://example.com)",
      "7: `http://example.com` is not an address"),
    BrokenFolder(
      "Links", icon, "(fixed-icon)", with: "(right-row.swift)",
      "7: the link to the sample `right-row.swift` stands in a sentence"),
    BrokenFolder(
      "ShownSamples", icon, "(right-row.swift)", with: "(right-rwo.swift)",
      "10: unknown sample `right-rwo.swift`: did you mean `right-row.swift`?",
      "6: the text does not show `right-row.swift`"),
    BrokenFolder(
      "ShownSamples", icon, "[A row whose star grows](right-row.swift)", with: "",
      "6: the text does not show `right-row.swift`, as other languages do"),
    BrokenFolder(
      "ShownSamples", "entries/icon/wrong-row.swift", holding: "x", "1: no text shows this sample"),
    BrokenFolder(
      "MessagePlaceholders", fixedIcon, "at {points}", with: "at {pionts}",
      "5: the sentence has `{pionts}`, which other languages lack",
      "5: the sentence lacks `{points}`, which other languages have"),
  ]
}
