import DTKBSourceReading
import Testing

@Suite("Values that an expression may have")
struct ScriptAlternativesTests {
  @Test(arguments: [
    ("x = a ? 1 : 2", ["1", "2"]),
    ("x = a ? 1 : b ? 2 : 3", ["1", "2", "3"]),
    ("x = a && 1", ["1"]),
    ("x = a || 1", ["a", "1"]),
    ("x = a ?? (b ? 1 : 2)", ["a", "1", "2"]),
    ("const one = 1; x = a ? one : 2", ["1", "2"]),
    ("x = 1", ["1"]),
    ("x = a + 1", ["a + 1"]),
  ])
  func `both sides of a choice are values`(source: String, values: [String]) throws {
    let value = try #require(ScriptTree(source).first(.assignment)?.value)
    #expect(value.alternatives.map(\.text) == values)
  }

  @Test(arguments: [
    ("{ fontSize: 1 }", [1]),
    ("[{ fontSize: 1 }, { fontSize: 2 }]", [1, 2]),
    ("[styles.title, isLarge && { fontSize: 2 }, style]", [34, 2]),
    ("isLarge ? styles.title : styles.small", [34, 12]),
    ("StyleSheet.compose(styles.small, [{ fontSize: 3 }])", [12, 3]),
    ("[[styles.small]]", [12]),
    ("style", []),
  ])
  func `a style is its objects in order`(style: String, sizes: [Double]) throws {
    let tree = ScriptTree(
      """
      <Text style={\(style)}/>
      const styles = StyleSheet.create({ title: { fontSize: 34 }, small: { fontSize: 12 } })
      """)
    let value = try #require(tree.elements.first?.attribute("style")?.value)
    #expect(value.styleObjects.compactMap { $0.property("fontSize")?.value?.number } == sizes)
  }
}
