import Testing

@testable import DTKBSnippetRules
import DTKBSourceReading

@Suite("What the scripts of a project share with each other")
struct SharedTextTests {
  /// Scripts by their names, the first of which is checked; what a rule must underline in it stands between marks.
  struct Project: Sendable, CustomTestStringConvertible {
    let checked: Snippet
    let others: [SourceFile]

    init(_ name: String, _ checked: String, others: [String: String]) {
      self.checked = Snippet(checked, name: name)
      self.others = others.sorted { $0.key < $1.key }.map {
        SourceFile(name: $0.key, bytes: Array($0.value.utf8))
      }
    }

    var findings: [Finding] {
      let symbols = ProjectSymbols(([checked.source] + others).map(FileSymbols.init))
      return Checker(rules: [.rnFixedHeightText]).check(checked.source, in: symbols).findings
    }
    var testDescription: String { checked.name + ": " + checked.code }
  }

  private static let sheet =
    "export const styles = StyleSheet.create({ row: { height: 26 }, text: { fontSize: 17 } });"
  private static let markedSheet =
    "export const styles = StyleSheet.create({ row: { ⟦height: 26⟧ }, text: { fontSize: 17 } });"
  private static let row =
    "import { styles } from './styles';\nexport const Row = () => <View style={styles.row}><Text style={styles.text}>a</Text></View>;"

  static let projects = [
    // A style whose elements stand in another file
    Project("app/styles.ts", markedSheet, others: ["app/Row.tsx": row]),
    Project(
      "app/styles/index.ts", markedSheet,
      others: ["app/row/Row.tsx": row.replacing("./styles", with: "../styles")]),
    Project(
      "app/styles.ts", markedSheet.replacing("export const styles =", with: "export default"),
      others: ["app/Row.js": row.replacing("{ styles }", with: "styles")]),
    Project(
      "app/styles.ts", sheet,
      others: ["app/Row.tsx": row.replacing("View style", with: "ScrollView style")]),
    Project("app/styles.ts", sheet, others: ["other/Row.tsx": row]),
    Project("app/styles.ts", sheet, others: ["app/Row.test.tsx": row]),
    Project("app/styles.ts", sheet, others: [:]),
    // A text whose style stands in another file
    Project(
      "app/Row.tsx",
      "import { styles } from './styles';\n<View style={{ ⟦height: 26⟧ }}><Text style={styles.text}>a</Text></View>",
      others: ["app/styles.ts": sheet]),
    Project(
      "app/Row.tsx",
      "import { styles } from './styles';\n<View style={{ height: 60 }}><Text style={styles.text}>a</Text></View>",
      others: ["app/styles.ts": sheet.replacing("fontSize: 17", with: "fontSize: 9")]),
    // A component that shows itself as text
    Project(
      "app/Row.tsx",
      "import { Label } from '@app/Label';\n<View style={{ ⟦height: 24⟧ }}><Label>a</Label></View>",
      others: [
        "app/Label.tsx":
          "export const Label = (props) => <Text {...props} style={{ fontSize: 16 }} />;"
      ]),
    Project(
      "app/Row.tsx",
      "import { Label } from './Label';\n<View style={{ height: 24 }}><Label>a</Label></View>",
      others: ["app/Label.tsx": "export const Label = () => <Image />;\nconst a = Text;"]),
    Project(
      "app/Row.tsx",
      "import { Label } from './Label';\n<View style={{ height: 24 }}><Label>a</Label></View>",
      others: [
        "a/Label.tsx": "export const Label = () => <Text style={{ fontSize: 16 }} />;",
        "b/Label.tsx": "export const Label = () => <Text style={{ fontSize: 12 }} />;",
      ]),
  ]

  @Test("a height is held against the text of other files", arguments: projects)
  func checks(_ project: Project) {
    #expect(project.findings.map(\.range) == project.checked.expected)
  }

  @Test(
    "a module is known by its place in the project",
    arguments: [
      ("app/row/Row.tsx", "./styles", "app/row/styles"),
      ("app/row/Row.tsx", "../styles/index", "app/styles"),
      ("Row.tsx", "./a.styles.ts", "a.styles"),
      ("app/Row.tsx", "..", ""), ("Row.tsx", "../../x", "../../x"), ("app/Row.tsx", "react", nil),
    ])
  func moduleKey(_ file: String, _ path: String, _ key: String?) {
    #expect(FilePlace(file).moduleKey(of: path) == key)
  }
}
