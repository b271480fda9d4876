import Testing

@testable import DTKBSnippetRules

@Suite("rn-counter-scaling")
struct RNCounterScalingTests {
  private static let hook = "const { fontScale } = useWindowDimensions();\n"

  static let snippets = [
    Snippet.script("\(hook)<Text style={{ fontSize: ⟦17 / fontScale⟧ }}>a</Text>"),
    .script("<Text style={{ fontSize: ⟦15 / PixelRatio.getFontScale()⟧ }}>a</Text>"),
    .script("const steady = (size) => ⟦size / PixelRatio.getFontScale()⟧;"),
    .script("const scale = PixelRatio.getFontScale();\nexport const fontSize = ⟦16 / scale⟧;"),
    .script(
      "const { fontScale: factor } = useWindowDimensions();\nconst s = { fontSize: ⟦16 / factor⟧ };"
    ),
    .script(
      "const window = useWindowDimensions();\nconst s = { fontSize: ⟦16 / window.fontScale⟧ };"),
    .script("const s = { lineHeight: Math.ceil(⟦(size * 1.4) / PixelRatio.getFontScale()⟧) };"),
    .script("const s = { fontSize: ⟦16 / Math.max(1, fontScale)⟧ };"),
    .script("function f(size) { ⟦size /= PixelRatio.getFontScale()⟧; return size; }"),
    .script("const inverse = ⟦1 / fontScale⟧;\nconst s = { fontSize: 16 * inverse };"),
    // Layout, decisions, density
    .script("\(hook)const side = 24 * fontScale;"), .script("const isBig = fontScale > 1.5;"),
    .script("const columns = Math.floor(width / fontScale);"),
    .script("const s = { height: 44 / fontScale };"),
    .script("if (width / fontScale < 300) { stack(); }"),
    .script("const hairline = 1 / PixelRatio.get();"),
    .script("const ratio = fontScale / 2;"),
    .script("<Text numberOfLines={4 / fontScale}>a</Text>"),
  ]

  @Test("a size divided by the factor is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnCounterScaling, against: snippet)
  }
}
