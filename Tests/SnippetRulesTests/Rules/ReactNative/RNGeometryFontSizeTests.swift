import Testing

@testable import DTKBSnippetRules

@Suite("rn-geometry-font-size")
struct RNGeometryFontSizeTests {
  private static let width = "const { width } = Dimensions.get('window');\n"

  static let snippets = [
    Snippet.script("\(width)const s = { fontSize: ⟦width * 0.04⟧ };"),
    .script("\(width)const ratio = width / 375;\nconst s = { fontSize: ⟦16 * ratio⟧ };"),
    .script(
      "\(width)const fit = (size) => ⟦Math.round((size * width) / 375)⟧;\nconst s = { a: { fontSize: fit(22) }, b: { fontSize: fit(15) } };"
    ),
    .script(
      "\(width)function fit(size) { return ⟦size * width / 375⟧; }\nconst s = { fontSize: fit(22) };"
    ),
    .script("const s = { fontSize: ⟦Dimensions.get('window').height / 40⟧ };"),
    .script("const win = useWindowDimensions();\nconst s = { fontSize: ⟦win.width / 20⟧ };"),
    .script("const { width: w } = useWindowDimensions();\nconst s = { fontSize: ⟦w / 20⟧ };"),
    .script(
      "import { moderateScale as ms } from 'react-native-size-matters';\nconst s = { fontSize: ⟦ms(16)⟧ };"
    ),
    .script(
      "import RFValue from 'react-native-responsive-fontsize';\nconst s = { fontSize: ⟦RFValue(16)⟧ };"
    ),
    .script("const s = { fontSize: ⟦moderateScale(16)⟧ };"),
    .script("\(width)export const normalizeFont = (size) => ⟦size * width / 320⟧;"),
    // Layout, choices, plain sizes
    .script("\(width)const s = { width: width * 0.4, fontSize: 16 };"),
    .script("\(width)const s = { fontSize: width > 600 ? 20 : 16 };"),
    .script("\(width)const isTablet = width > 600;\nconst s = { fontSize: isTablet ? 20 : 16 };"),
    .script(
      "const { fontScale } = useWindowDimensions();\nconst s = { fontSize: 16 * fontScale };"),
    .script("const s = { fontSize: box.width * 0.5 };"),
    .script("const s = { fontSize: size * 2 };"),
    .script(
      "\(width)export const FontPicker = () => { return <View style={{ height: width }} />; };"),
  ]

  @Test("a size from the screen is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnGeometryFontSize, against: snippet)
  }
}
