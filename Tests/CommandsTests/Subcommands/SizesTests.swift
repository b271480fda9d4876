import Testing

@testable import DTKBCommands

@Suite("dtkb sizes")
struct SizesTests {
  @Test("a style is a row")
  func row() throws {
    let outcome = try World(withBase: false).run("sizes", ".title1")
    #expect(
      outcome.output == """
               xS   S   M   L  xL  xxL  xxxL  AX1  AX2  AX3  AX4  AX5
        title  25  26  27  28  30   32    34   38   43   48   53   58

        """)
  }

  @Test("without a style all are shown, on a narrow page in pieces", arguments: [40, 80])
  func table(width: Int) throws {
    let world = try World(withBase: false)
    world.width = width
    let text = world.run("sizes").output
    for line in text.split(separator: "\n") { #expect(displayWidth(of: line) <= width) }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("body ") } == (width == 80 ? 1 : 3))
  }

  @Test("for programs it is one object of the agreed shape")
  func json() throws {
    let found = try World(withBase: false).json("sizes")
    #expect(found["platform"] as? String == "ios")
    let styles = try #require(found["styles"] as? [String: [String: [String: Any]]])
    #expect(styles.count == 11)
    let cell = try #require(styles["body"]?["accessibility5"])
    #expect(cell["points"] as? Int == 53)
    #expect(cell["leading"] as? Int == 62)
    #expect(cell["weight"] as? String == "regular")
  }
}
