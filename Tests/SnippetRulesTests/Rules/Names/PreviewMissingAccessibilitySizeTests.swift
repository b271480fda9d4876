import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("preview-missing-accessibility-size")
struct PreviewMissingAccessibilitySizeTests {
  static let snippets = [
    Snippet("⟦#Preview⟧ { Row() }"), Snippet("⟦#Preview(\"Default\")⟧ { Row() }"),
    Snippet(
      "⟦#Preview⟧(\"Large\",\ntraits: .sizeThatFitsLayout\n) { Row().dynamicTypeSize(.xxxLarge) }"),
    Snippet("⟦#Preview⟧ { Row() }\n#Preview(\"Dark\") { Row().preferredColorScheme(.dark) }"),
    Snippet("⟦struct Row_Previews: PreviewProvider⟧ { static var previews: some View { Row() } }"),
    Snippet(
      "struct Row: View { var body: some View { if size >= .accessibility1 { Text(a) } } }\n⟦#Preview⟧ { Row() }"
    ),
    // Shown large, or no preview
    Snippet("#Preview { Row().dynamicTypeSize(.accessibility5) }"),
    Snippet(
      "#Preview { Row() }\n#Preview { Row().environment(\\.dynamicTypeSize, .accessibility3) }"),
    Snippet("#Preview { Row().environment(\\.sizeCategory, .accessibilityLarge) }"),
    Snippet(
      "#Preview { ForEach(DynamicTypeSize.allCases, id: \\.self) { Row().dynamicTypeSize($0) } }"),
    Snippet("#Preview { Row().previewInDynamicTypes() }"),
    Snippet("struct Row: View { var body: some View { Text(a) } }"),
  ]

  @Test("it is found where no preview is large, at the first", arguments: snippets)
  func finds(_ snippet: Snippet) {
    let rule = Rule.previewMissingAccessibilitySize
    #expect(snippet.found(by: rule) == snippet.expectedTexts)
    for disguise in snippet.disguises + [snippet.withCarriageReturns] {
      #expect(disguise.findings(of: rule).map(\.range) == disguise.expected, "\(disguise.code)")
    }
  }

  @Test("it runs only when asked for")
  func off() { #expect(!Rule.previewMissingAccessibilitySize.isOnByDefault) }
}
