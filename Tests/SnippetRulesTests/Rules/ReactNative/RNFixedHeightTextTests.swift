import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("rn-fixed-height-text")
struct RNFixedHeightTextTests {
  private static func sheet(_ box: String, _ text: String = "fontSize: 16") -> String {
    "const styles = StyleSheet.create({ box: { \(box) }, text: { \(text) } });"
  }

  private static let button =
    "<Pressable style={styles.box}><Text style={styles.text}>a</Text></Pressable>;\n"

  static let snippets = [
    Snippet.script(button + sheet("⟦height: 44⟧")), .script(button + sheet("⟦maxHeight: 44⟧")),
    .script(button + sheet("⟦'height': 44⟧")),
    .script("const H = 44;\n" + button + sheet("⟦height: H⟧")),
    .script("<Text style={{ ⟦height: 18⟧, fontSize: 13 }}>a</Text>"),
    .script("<TextInput style={[styles.text, { ⟦height: 40⟧ }]} />;\n" + sheet("margin: 1")),
    .script(
      "<View style={styles.box}><View><Text style={styles.text}>a</Text></View></View>;\n"
        + sheet("⟦height: 30⟧")),
    .script(
      "<View style={[{ ⟦height: 30⟧ }, on && styles.on]}>{show && <Text style={styles.text}>a</Text>}</View>;\n"
        + sheet("flex: 1")),
    .script(
      "<Pressable style={({ pressed }) => [{ ⟦height: 30⟧ }]}><Text style={{ fontSize: 16 }}>a</Text></Pressable>"
    ),
    .script(
      "const getStyles = make((theme) => ({ box: { ⟦height: 30⟧ }, text: { fontSize: 16 } }));\nconst styles = getStyles(theme);\n"
        + button),
    .script("export const title = { ⟦height: 22⟧, fontSize: 17, lineHeight: 22 };"),
    // Heights that are spread in
    .script("const field = { ⟦height: 32⟧ };\n" + button + sheet("...field, borderWidth: 1")),
    .script("const field = { height: 32 };\n" + button + sheet("...field, ⟦height: 40⟧")),
    .script("const field = { height: 32 };\n" + button + sheet("...field, height: undefined")),
    // Templates of CSS
    .script(
      "const Pill = styled.View`\n  ⟦height: 28px⟧;\n  padding: 0 12px;\n`;\nconst Word = styled.Text`font-size: 15px;`;\n<Pill><Word>a</Word></Pill>"
    ),
    .script(
      "const Pill = styled(TouchableOpacity)<Props>`\n  width: ${(p) => p.w};\n  ⟦max-height: 28px⟧\n`;\n<Pill><Text>a</Text></Pill>"
    ),
    .script("export const Word = styled.Text.attrs({ a: 1 })`font-size: 15px; ⟦height: 20px⟧`;"),
    .script(
      "const H = 28;\nconst Pill = styled.View`⟦height: ${H}px⟧;`;\n<Pill><Text>a</Text></Pill>"),
    .script("const Pill = styled.View`height: ${(p) => p.h}px;`;\n<Pill><Text>a</Text></Pill>"),
    .script("const Pill = styled.View`min-height: 28px;`;\n<Pill><Text>a</Text></Pill>"),
    .script("const Pill = styled.View`&:on { height: 28px; }`;\n<Pill><Text>a</Text></Pill>"),
    .script("const Dot = styled.View`height: 28px;`;\n<Dot />"),
    .script("const Pill = css`height: 28px;`;\n<Pill><Text>a</Text></Pill>"),
    // Components of the script
    .script(
      "const Label = ({ style, ...rest }) => <Text {...rest} style={[{ fontSize: 16 }, style]} />;\n<View style={{ ⟦height: 24⟧ }}><Label>a</Label></View>"
    ),
    .script(
      "const Label = React.memo(function Label(props) { return props.big ? <Text style={{ fontSize: 22 }} /> : <Text style={{ fontSize: 16 }} />; });\n<View style={{ ⟦height: 24⟧ }}><Label /></View>"
    ),
    .script(
      "function Row() { return <View><Text style={{ fontSize: 16 }}>a</Text></View>; }\n<View style={{ ⟦height: 24⟧ }}><Row /></View>"
    ),
    .script(
      "function Row() { return <ScrollView><Text style={{ fontSize: 16 }}>a</Text></ScrollView>; }\n<View style={{ height: 24 }}><Row /></View>"
    ),
    .script("function Row() { return <Row />; }\n<View style={{ height: 24 }}><Row /></View>"),
    // Heights that give way, and those of something else
    .script(button + sheet("minHeight: 44")), .script(button + sheet("height: '100%'")),
    .script(button + sheet("height: props.height")), .script(button + sheet("height: 1")),
    .script(button + sheet("height: 120")),
    .script("<View style={styles.box} />;\n" + sheet("height: StyleSheet.hairlineWidth")),
    .script("<Image style={styles.box} />;\n" + sheet("height: 44")),
    .script(
      "<ScrollView style={{ height: 44 }}><Text style={{ fontSize: 16 }}>a</Text></ScrollView>"),
    .script(
      "<View style={{ height: 44 }}><FlatList><Text style={{ fontSize: 16 }}>a</Text></FlatList></View>"
    ),
    .script(
      "<View style={{ height: 48 }}><View style={{ height: 400, bottom: 352 }}><Text style={{ fontSize: 16 }}>a</Text></View></View>"
    ),
    .script("<View style={{ height: 44 }}><Icon /></View>"),
    .script("<Text style={{ height: 24, fontFamily: 'MaterialIcons', fontSize: 24 }}>{g}</Text>"),
    .script(
      "<View style={{ height: 20 }}><Text allowFontScaling={false} style={{ fontSize: 16 }}>a</Text></View>"
    ),
    .script("<TextInput multiline style={{ height: 40, fontSize: 16 }} />"),
    .script("<View style={{ height: 44 }} header={<Text style={{ fontSize: 16 }}>a</Text>} />"),
    .script("const size = { height: 44, width: 44 };"),
    .script("<View style={{ width: 44 }}><Text style={{ fontSize: 16 }}>a</Text></View>"),
    // Several heights
    .script(
      "<View style={{ ⟦height: compact ? 28 : 36⟧ }}><Text style={{ fontSize: 15 }}>{name}</Text></View>"
    ),
    .script(
      "<View style={{ height: open ? undefined : 36 }}><Text style={{ fontSize: 15 }}>{name}</Text></View>"
    ),
    // A style that is remembered
    .script(
      "function A() { const box = useMemo(() => ({ ⟦height: 30⟧ }), []); return <View style={box}><Text style={{ fontSize: 15 }}>{name}</Text></View>; }"
    ),
    // One of a table
    .script(
      "const H = { small: 24, large: 32 };\nconst A = ({ size }) => <View style={{ ⟦height: H[size]⟧ }}><Text style={{ fontSize: 15 }}>{name}</Text></View>;"
    ),
    .script(
      "const H = { small: 24, large: 320 };\nconst A = ({ size }) => <View style={{ height: H[size] }}><Text style={{ fontSize: 15 }}>{name}</Text></View>;"
    ),
    // A field that may have several lines
    .script("<TextInput multiline={long} style={{ ⟦height: 30⟧, fontSize: 14 }} />"),
    .script("<TextInput multiline style={{ height: 30, fontSize: 14 }} />"),
  ]

  @Test("a fixed height around text is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnFixedHeightText, against: snippet)
  }

  @Test(
    "the first size that does not fit decides how much it matters",
    arguments: [
      (
        "height: 36, paddingVertical: 4", "fontSize: 16, lineHeight: 24", Severity.warning,
        DynamicTypeSize.xxLarge
      ),
      ("height: 60", "fontSize: 13, lineHeight: 18", .warning, .accessibility5),
      ("height: 24", "fontSize: 16, lineHeight: 22", .error, .xLarge),
      ("height: 20, width: 20", "fontSize: 12", .note, .accessibility1),
      ("height: 44", "color: 'red'", .note, .accessibility3),
      ("height: 24", "fontSize: 16, lineHeight: 22, margin: 0", .error, .xLarge),
    ])
  func figure(_ box: String, _ text: String, _ severity: Severity, _ size: DynamicTypeSize) {
    let found = Snippet.script(Self.button + Self.sheet(box, text)).findings(of: .rnFixedHeightText)
    #expect(found.map(\.severity) == [severity] && found.first?.firstBrokenSize == size)
  }

  @Test("texts one above another need the height of all")
  func column() {
    let code =
      "<View style={{ height: 50 }}><Text style={s}>a</Text><Text style={s}>b</Text></View>;\nconst s = { fontSize: 16, lineHeight: 20 };"
    let found = Snippet.script(code).findings(of: .rnFixedHeightText)
    #expect(found.map(\.facts["needed"]) == [.number(143)])
  }
}
