import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("ib-fixed-height")
struct IBFixedHeightTests {
  private static func label(_ constraint: String, _ style: String = "Body") -> Snippet {
    .interface(
      "<label text=\"Paid\" id=\"l\"><constraints>\(constraint)</constraints><fontDescription style=\"UICTFontTextStyle\(style)\"/></label>"
    )
  }

  private static let body = "<fontDescription style=\"UICTFontTextStyleBody\"/>"
  private static let paid = "<label text=\"Paid\" id=\"l\">\(body)</label>"
  private static let height = "<constraint firstAttribute=\"height\" constant=\"44\" id=\"c\"/>"

  static let snippets = [
    label("⟦\(height)⟧"),
    label("⟦<constraint firstAttribute=\"height\" relation=\"equal\" constant=\"24\"/>⟧"),
    label("⟦<constraint firstAttribute=\"height\" priority=\"1000\" constant=\"24\"/>⟧"),
    .interface(
      "<view>\(paid)<constraints>⟦<constraint firstItem=\"l\" firstAttribute=\"height\" constant=\"30\"/>⟧</constraints></view>"
    ),
    .interface(
      "<button id=\"b\"><constraints>⟦\(height)⟧</constraints>\(body)<state title=\"Pay\"/></button>"
    ),
    .interface("<textField><constraints>⟦\(height)⟧</constraints>\(body)</textField>"),
    .interface(
      "<textView scrollEnabled=\"NO\"><constraints>⟦\(height)⟧</constraints>\(body)</textView>"),
    .interface("<view><subviews>\(paid)</subviews><constraints>⟦\(height)⟧</constraints></view>"),
    .interface(
      "<tableView ⟦rowHeight=\"44\"⟧><prototypes><tableViewCell>\(paid)</tableViewCell></prototypes></tableView>"
    ),
    .interface("<tableView ⟦rowHeight=\"44\"⟧></tableView>"),
    .interface(
      "<tableView dataMode=\"static\" rowHeight=\"-1\"><tableViewCell ⟦rowHeight=\"50\"⟧>\(paid)</tableViewCell></tableView>"
    ),
    // Heights that give way, and those of something else
    label(
      "<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"24\"/>"),
    label("<constraint firstAttribute=\"height\" priority=\"999\" constant=\"24\"/>"),
    label("<constraint firstAttribute=\"height\" constant=\"24\" placeholder=\"YES\"/>"),
    label("<constraint firstAttribute=\"height\" secondItem=\"x\" constant=\"24\"/>"),
    label("<constraint firstAttribute=\"width\" constant=\"24\"/>"),
    label("<constraint firstAttribute=\"height\" constant=\"1\"/>"),
    label("<constraint firstAttribute=\"height\" constant=\"70\"/>"),
    .interface("<imageView><constraints>\(height)</constraints></imageView>"),
    .interface("<textView><constraints>\(height)</constraints>\(body)</textView>"),
    .interface(
      "<view><subviews>\(paid)<imageView/></subviews><constraints>\(height)</constraints></view>"),
    .interface("<button><constraints>\(height)</constraints>\(body)<state image=\"x\"/></button>"),
    .interface(
      "<button><constraints>\(height)<constraint firstAttribute=\"width\" constant=\"44\"/></constraints>\(body)<state title=\"Pay\"/></button>"
    ),
    .interface(
      "<tableView rowHeight=\"-1\"><prototypes><tableViewCell rowHeight=\"50\">\(paid)</tableViewCell></prototypes></tableView>"
    ),
    .interface("<constraint firstAttribute=\"height\" constant=\"44\"/>"),
    .interface(
      "<view><constraints><constraint firstItem=\"gone\" firstAttribute=\"height\" constant=\"4\"/></constraints></view>"
    ),
  ]

  @Test("an exact height around text is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdInterface(.ibFixedHeight, against: snippet)
  }

  @Test(
    "the first size that does not fit decides how much it matters",
    arguments: [
      ("28", "Title3", Severity.error, DynamicTypeSize.xxLarge),
      ("40", "Footnote", .warning, .accessibility4), ("44", "Body", .warning, .accessibility3),
    ])
  func figure(_ height: String, _ style: String, _ severity: Severity, _ size: DynamicTypeSize) {
    let snippet = Self.label(
      "<constraint firstAttribute=\"height\" constant=\"\(height)\"/>", style)
    let finding = snippet.findings(of: .ibFixedHeight).first
    #expect(finding?.severity == severity && finding?.firstBrokenSize == size)
    #expect(finding?.facts["size"] == .size(size.rawValue))
  }

  @Test("where the font is fixed as well, or code holds the constraint, it matters less")
  func lowered() {
    let fixed = Snippet.interface(
      "<label text=\"a\"><constraints>\(Self.height)</constraints><fontDescription pointSize=\"17\"/></label>"
    )
    #expect(fixed.findings(of: .ibFixedHeight).map(\.severity) == [.note])
    let untitled = "\(Self.body)<state title=\"Button\"/></button>"
    for code in [
      "<button><constraints>\(Self.height)</constraints>\(untitled)",
      "<stackView><subviews><button>\(untitled)</subviews><constraints>\(Self.height)</constraints></stackView>",
    ] {
      let found = Snippet.interface(code).findings(of: .ibFixedHeight)
      #expect(found.map(\.severity) == [.note])
    }
    let held = Snippet.interface(
      Self.label(Self.height).code + "<outlet property=\"h\" destination=\"c\"/>")
    #expect(held.findings(of: .ibFixedHeight).map(\.severity) == [.note])
  }
}
