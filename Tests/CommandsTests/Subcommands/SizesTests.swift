import DTKBKnowledge
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb sizes")
struct SizesTests {
  @Test("a style is a row, with the slider in Settings below")
  func row() throws {
    let outcome = try World(withBase: false).run("sizes", ".title1")
    #expect(
      outcome.output == """
                xS   S   M   L  xL  xxL  xxxL  AX1  AX2  AX3  AX4  AX5
        title   25  26  27  28  30   32    34   38   43   48   53   58
        slider   1   2   3   4   5    6     7    8    9   10   11   12

        """)
    #expect(
      outcome.notices == ["ios · 1 × 12 · pt", "slider 1–7: Text Size · 8–12: Larger Text"])
  }

  @Test("a style at a size is all that is known about it, whichever stands first")
  func cell() throws {
    let world = try World(withBase: false)
    #expect(
      world.run("sizes", "body", "AX5").output == """
          body AX5  53 pt
          leading   62 pt
          weight    regular
          slider    12/12 · Larger Text

        """)
    #expect(world.run("sizes", "AX5", "body") == world.run("sizes", "body", "AX5"))
    #expect(
      world.run("sizes", "headline", "default", "--lang", "vi").output == """
          headline L      17 pt
          giãn cách dòng  22 pt
          độ đậm          semibold
          thanh trượt     4/7 · Cỡ chữ

        """)
    #expect(
      world.run("sizes", "extraLargeTitle", "L", "--platform", "visionos").output == """
          extraLargeTitle L  36 pt
          weight             bold

        """)
    #expect(
      world.run("sizes", "title", "AX1", "--platform", "watchos", "--lang", "it").output.contains(
        "interlinea  44,5 pt"))
  }

  @Test("a size alone is a column")
  func column() throws {
    let text = try World(withBase: false).run("sizes", "accessibility5").output
    let words = text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(words[0] == ["AX5"] && words[1] == ["largeTitle", "60"])
    #expect(words.count == 13 && words[12] == ["slider", "12"])
  }

  @Test(
    "without a style all are shown, on a narrow page in pieces", arguments: [40, 80, 160],
    Language.allCases)
  func table(width: Int, language: Language) throws {
    let world = try World(withBase: false)
    world.width = width
    let text = world.run("sizes", "--lang", language.rawValue).output
    for line in text.split(separator: "\n") { #expect(displayWidth(of: line) <= width) }
    #expect((text.split(separator: "\n").count { $0.hasPrefix("body ") } == 1) == (width > 40))
  }

  @Test("for programs it is one object of the agreed shape, with the slider's positions")
  func json() throws {
    let found = try World(withBase: false).json("sizes")
    #expect(Set(found.keys) == ["platform", "slider", "styles", "version"])
    #expect(found["platform"] as? String == "ios")
    let styles = try #require(found["styles"] as? [String: [String: [String: Any]]])
    #expect(styles.count == 11 && styles.values.allSatisfy { $0.count == 12 })
    let cell = try #require(styles["body"]?["accessibility5"])
    #expect(Set(cell.keys) == ["leading", "points", "weight"])
    #expect(cell["points"] as? Int == 53)
    #expect(cell["leading"] as? Int == 62)
    #expect(cell["weight"] as? String == "regular")
    let slider = try #require(found["slider"] as? [String: Int])
    #expect(slider.count == 12 && slider["xSmall"] == 1 && slider["accessibility5"] == 12)
  }

  @Test("for programs a part has the shape of the whole")
  func jsonOfPart() throws {
    let world = try World(withBase: false)
    let cell = try world.json("sizes", "body", "AX5")
    #expect(cell["slider"] as? [String: Int] == ["accessibility5": 12])
    let styles = try #require(cell["styles"] as? [String: [String: Any]])
    #expect(styles.mapValues { Array($0.keys) } == ["body": ["accessibility5"]])
    let column = try world.json("sizes", "AX5")
    #expect((column["styles"] as? [String: [String: Any]])?.count == 11)
    let vision = try world.json("sizes", "--platform", "visionos")
    #expect(vision["slider"] == nil)
    let title = (vision["styles"] as? [String: [String: [String: Any]]])?["extraLargeTitle"]?[
      "large"]
    #expect(title?["leading"] is NSNull && title?["points"] as? Int == 36)
  }

  @Test(
    "every platform has a table",
    arguments: [
      ("ios", 11, 12), ("watchos", 10, 9), ("tvos", 9, 1), ("macos", 11, 1), ("visionos", 2, 1),
    ])
  func platforms(name: String, styles: Int, sizes: Int) throws {
    let outcome = try World(withBase: false).run("sizes", "--platform", name)
    #expect(outcome.notices.first == "\(name) · \(styles) × \(sizes) · pt")
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.count == 1 + styles + (name == "ios" ? 1 : 0))
    #expect(!outcome.output.contains("–"))
  }
}
