import Testing

@testable import DTKBSnippetRules

@Suite("no-scroll-container")
struct NoScrollContainerTests {
  private static let sentence =
    "With a subscription you go on writing where you stopped, on every device."
  private static let texts =
    "Text(\"\(sentence)\"); Text(\"\(sentence)\"); Button(\"Subscribe now\") { buy() }"

  static let snippets = [
    Snippet("struct Offer: View { var body: some View { ⟦VStack⟧ { \(texts) } } }"),
    Snippet(
      "struct OfferView: View { var body: some View { return ⟦VStack(spacing: 8)⟧ { \(texts) }.padding() } }"
    ),
    Snippet(
      "struct Offer: View { var body: some View { ⟦NavigationStack⟧ { VStack { \(texts) } } } }"),
    Snippet("struct Offer: View { var body: some View { ScrollView { VStack { \(texts) } } } }"),
    Snippet("struct Offer: View { var body: some View { List { \(texts) } } }"),
    Snippet("struct Offer: View { var body: some View { VStack { Form { \(texts) } } } }"),
    Snippet("struct OfferRow: View { var body: some View { VStack { \(texts) } } }"),
    Snippet("struct OfferCardView: View { var body: some View { VStack { \(texts) } } }"),
    Snippet("struct Offer: View { var body: some View { HStack { \(texts) } } }"),
    Snippet("struct Offer: View { var body: some View { VStack { Text(a); Text(b); Text(c) } } }"),
    Snippet(
      "struct Offer: View { var body: some View { VStack { \(texts) } } }\nstruct Home: View { var body: some View { ScrollView { Offer() } } }"
    ),
    Snippet(
      "import WidgetKit\nstruct Offer: View { var entry: TimelineEntry\nvar body: some View { VStack { \(texts) } } }"
    ),
  ]

  @Test("it is found on screens whose texts are higher than a phone", arguments: snippets)
  func finds(_ snippet: Snippet) {
    #expect(snippet.found(by: .noScrollContainer) == snippet.expectedTexts)
    for disguise in snippet.disguises + [snippet.withCarriageReturns] {
      #expect(
        disguise.findings(of: .noScrollContainer).map(\.range) == disguise.expected,
        "\(disguise.code)")
    }
  }

  @Test func `a finding counts the lines of what is written`() throws {
    let screen = Snippet("struct Offer: View { var body: some View { VStack { \(Self.texts) } } }")
    let finding = try #require(screen.findings(of: .noScrollContainer).first)
    // 73 characters are 7 lines of 12, the title of the button 2: 16 lines of 62 points.
    #expect(finding.facts["needed"] == .number(992))
    #expect(finding.severity == .note)
  }
}
