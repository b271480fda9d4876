import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("rn-scaling-off")
struct RNScalingOffTests {
  static let snippets = [
    Snippet.script("<Text ⟦allowFontScaling={false}⟧ style={{ fontSize: 12 }}>a</Text>"),
    .script("<TextInput ⟦allowFontScaling={ false }⟧ />"),
    .script("const OFF = false;\n<Text ⟦allowFontScaling={OFF}⟧>a</Text>"),
    .script("Text.defaultProps = { ...Text.defaultProps, ⟦allowFontScaling: false⟧ };"),
    .script("⟦Text.defaultProps.allowFontScaling = false⟧;"),
    .script("⟦(Text as any).defaultProps.allowFontScaling = false⟧;"),
    .script("React.cloneElement(node, { ⟦'allowFontScaling': false⟧ });"),
    .script("const fixed = { ⟦allowFontScaling: false⟧ };\n<Text {...fixed}>a</Text>"),
    .script("<Tabs.Navigator screenOptions={{ ⟦tabBarAllowFontScaling: false⟧ }} />"),
    .script("<Stack.Screen options={{ ⟦headerTitleAllowFontScaling: false⟧ }} />"),
    .script("<Text ⟦allowFontScaling={isLegal ? false : true}⟧>a</Text>"),
    .script(
      "export const Words = ({ ⟦allowFontScaling = false⟧, ...rest }) => <Text {...rest} allowFontScaling={allowFontScaling} />"
    ),
    .script("<Animated.Text ⟦allowFontScaling={false}⟧>a</Animated.Text>"),
    .script("<View><Text ⟦allowFontScaling={false}⟧>a"),
    // On, forwarded, or talked about
    .script("<Text allowFontScaling>a</Text>"), .script("<Text allowFontScaling={true}>a</Text>"),
    .script("<Text allowFontScaling={allowFontScaling}>a</Text>"),
    .script("<Text allowFontScaling={props.allowFontScaling}>a</Text>"),
    .script("type Props = { allowFontScaling: false | true };"),
    .script("{/* allowFontScaling={false} */}"), .script("const a = 'allowFontScaling={false}';"),
    .script("if (allowFontScaling === false) { run(); }"),
  ]

  @Test("scaling that is switched off is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnScalingOff, against: snippet)
  }

  @Test(
    "what it is switched off for decides how much it matters",
    arguments: [
      ("<Text allowFontScaling={false}>a</Text>", Severity.error),
      ("<Screen options={{ headerBackAllowFontScaling: false }} />", .warning),
      ("<Text allowFontScaling={isBig && false}>a</Text>", .error),
      ("<Text allowFontScaling={isBig ? false : undefined}>a</Text>", .warning),
      ("<Icon name=\"a\" allowFontScaling={false} />", .note),
      ("<Text style={{ fontFamily: 'MaterialIcons' }} allowFontScaling={false}>{g}</Text>", .note),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet.script(code).findings(of: .rnScalingOff).map(\.severity) == [severity])
  }

  @Test("a finding carries the factor, and the sizes where the font size is known")
  func figure() throws {
    let code = "<Text style={{ fontSize: 20 }} allowFontScaling={false}>a</Text>"
    let finding = try #require(Snippet.script(code).findings(of: .rnScalingOff).first)
    #expect(finding.facts == ["name": .name("allowFontScaling"), "factor": .number(3.571)])
    #expect(finding.values[.accessibility5] == 20 && finding.wanted[.accessibility5] == 71.42)
  }
}
