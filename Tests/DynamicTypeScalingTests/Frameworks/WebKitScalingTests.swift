import DynamicTypeScaling
import Testing

@Suite struct WebKitScalingTests {
  /// A `WKWebView` in the simulator of iOS 26.5.
  @Test(arguments: [
    (DynamicTypeSize.large, 17.0), (.xxxLarge, 23), (.accessibility5, 53),
  ])
  func `apple-system-body has the size that was measured`(size: DynamicTypeSize, points: Double)
    throws
  {
    #expect(try WebKitScaling.points(for: .body, at: size) == points)
    #expect(WebKitScaling.rootFontSize == 16)
  }

  @Test func `a keyword leads to its style and back`() {
    for style in TextStyle.allCases {
      guard let keyword = WebKitScaling.keyword(for: style) else { continue }
      #expect(WebKitScaling.style(forKeyword: keyword) == style)
      #expect(WebKitScaling.style(forKeyword: keyword.uppercased()) == style)
    }
    #expect(WebKitScaling.keyword(for: .title) == "-apple-system-title1")
    #expect(WebKitScaling.keyword(for: .largeTitle) == "-apple-system-title0")
    #expect(WebKitScaling.keyword(for: .callout) == nil)
    #expect(WebKitScaling.style(forKeyword: "-apple-system") == nil)
  }
}
