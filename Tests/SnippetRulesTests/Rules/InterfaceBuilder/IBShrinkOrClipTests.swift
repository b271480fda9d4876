import Testing

@testable import DTKBSnippetRules

@Suite("ib-shrink-or-clip")
struct IBShrinkOrClipTests {
  private static func label(
    _ attributes: String, _ style: String = "Body", found: Bool = true,
    text: String = "We meet at nine by the fountain, rain or shine"
  ) -> Snippet {
    // What is not written is found on the element itself.
    let opening = found && !attributes.contains("⟦") ? "⟦<label⟧" : "<label"
    return .interface(
      "\(opening) text=\"\(text)\" \(attributes) id=\"l\">"
        + "<fontDescription style=\"UICTFontTextStyle\(style)\"/></label>")
  }

  static let snippets = [
    label(""), label("⟦numberOfLines=\"1\"⟧"), label("adjustsFontSizeToFit=\"NO\""),
    label("⟦minimumScaleFactor=\"0.5\"⟧", "Caption1"),
    label("⟦minimumFontSize=\"9\"⟧ adjustsFontSizeToFit=\"YES\"", "Footnote"),
    label("⟦adjustsFontSizeToFit=\"YES\"⟧", "Caption2"),
    label("⟦lineBreakMode=\"clip\"⟧ numberOfLines=\"0\"", "Footnote"),
    label("", "Title0", text: "Riepilogo delle spese"),
    .interface(
      "<textField ⟦minimumFontSize=\"9\"⟧><fontDescription style=\"UICTFontTextStyleBody\"/></textField>"
    ),
    // Several lines, small by nature, harmless
    label("numberOfLines=\"0\"", found: false), label("numberOfLines=\"3\"", found: false),
    label("numberOfLines=\"0\" minimumScaleFactor=\"0.5\"", found: false),
    label("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\"", "Footnote", found: false),
    label("minimumScaleFactor=\"0.9\"", "Footnote", found: false),
    label("", "Caption1", found: false), label("", found: false, text: "Paid"),
    label("userLabel=\"Unread Badge\"", found: false),
    .interface(
      "<navigationBar><label text=\"A title that is long enough to break\"/></navigationBar>"),
    .interface(
      "<textField minimumFontSize=\"17\"><fontDescription type=\"system\" pointSize=\"14\"/></textField>"
    ),
    .interface(
      "<button lineBreakMode=\"middleTruncation\"><state title=\"A long title of a button\"/></button>"
    ),
  ]

  @Test("what shrinks, clips or has one line is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdInterface(.ibShrinkOrClip, against: snippet)
  }

  @Test(
    "how much is lost decides how much it matters",
    arguments: [
      (label("minimumScaleFactor=\"0.5\""), Severity.warning, "minimumScaleFactor"),
      (label("minimumScaleFactor=\"0.7\""), .note, "minimumScaleFactor"),
      (label("minimumScaleFactor=\"0.5\"", text: "8888"), .note, "minimumScaleFactor"),
      (label(""), .warning, "numberOfLines"),
      (label("", text: "Hut by the lake"), .note, "numberOfLines"),
      (label("lineBreakMode=\"clip\""), .warning, "lineBreakMode"),
    ])
  func severity(_ snippet: Snippet, _ severity: Severity, _ name: String) {
    let found = snippet.findings(of: .ibShrinkOrClip)
    #expect(found.map(\.severity) == [severity] && found.first?.facts["name"] == .name(name))
  }
}
