import DTKBSourceReading
import Testing

@Suite("The tree of a script")
struct ScriptTreeTests {
  static let sample = """
    import { Text as Words, View } from 'react-native';

    // The clock of the day.
    const styles = StyleSheet.create({ time: { fontSize: 34, height: ROW } });

    export function Clock({ time }: Props) {
      return (
        <View style={[styles.row, { flex: 1 }]}>
          {/* never grows */}
          <Words allowFontScaling={false} style={styles.time}>{time ?? '–'}</Words>
        </View>
      );
    }
    """

  @Test func `nodes lie within their parents and behind one another`() {
    let tree = ScriptTree(Self.sample)
    for node in tree.nodes {
      var last = node.range.lowerBound
      for child in node.children {
        #expect(child.parent == node)
        #expect(node.range.contains(child.range))
        #expect(child.range.lowerBound >= last)
        last = child.range.upperBound
      }
      #expect(node.descendants.allSatisfy { $0.ancestors.contains(node) })
    }
    #expect(tree.root.descendants.count == tree.nodes.count - 1)
  }

  @Test func `comments are kept in reading order`() {
    let tree = ScriptTree(Self.sample)
    let comments = tree.comments.map { String(decoding: tree.bytes[$0], as: UTF8.self) }
    #expect(comments == ["// The clock of the day.", "/* never grows */"])
  }

  @Test func `a part of a text is read with positions of the whole`() throws {
    let text = "Prose with <Text>.\n<Text a={1}/>\nMore prose } </View>"
    let start = 19
    let tree = ScriptTree(reading: Array(text.utf8), in: start..<start + 14)
    #expect(tree.root.shape == "<Text a=1>>")
    #expect(tree.unread.isEmpty)
    #expect(try #require(tree.elements.first).range.lowerBound == start)
  }

  @Test func `a range beyond the text is read as far as the text goes`() {
    #expect(ScriptTree(reading: Array("a".utf8), in: 0..<9).root.shape == "a")
    #expect(ScriptTree(reading: [], in: 4..<9).nodes.count == 1)
  }

  @Test func `the description shows one node a line`() {
    #expect(
      ScriptTree("const a = 1").description == """
        program const a = 1
          constant a: a = 1
            identifier a
            number 1

        """)
  }

  @Test func `what could not be read is told with its place`() {
    let tree = ScriptTree("a)\nf(")
    #expect(
      tree.unread == [
        UnreadPart(reason: .stray, range: 1..<2), UnreadPart(reason: .unclosed, range: 3..<4),
      ])
  }

  @Test func `a byte order mark, a shebang and line ends of every kind are no obstacle`() {
    #expect(ScriptTree("\u{FEFF}a\r\nb\rc\u{2028}d\u{A0}").root.shape == "a b c d")
    #expect(ScriptTree("#!/usr/bin/env node\na").root.shape == "a")
  }
}

extension Range where Bound == Int {
  /// Whether another range lies in this one.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
