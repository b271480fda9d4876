import DTKBSourceReading
import Testing

@Suite("Declarations about fonts")
struct StyleDeclarationTests {
  private func declaration(_ source: String) throws -> StyleDeclaration {
    try #require(StyleSheet(reading: Array(source.utf8)).declarations.first)
  }

  @Test(arguments: [
    ("font-size: 16px", 16, "px"), ("font-size:1.1EM", 1.1, "em"), ("font-size: 100%", 100, "%"),
    ("font-size: .9rem", 0.9, "rem"), ("font-size: 12pt !important", 12, "pt"),
    ("font: bold 15px/1.2 Georgia", 15, "px"), ("font: 600 12px a", 12, "px"),
    ("line-height: 1.2", 1.2, ""), ("font: italic small-caps 2em/30px 'A 1px'", 2, "em"),
  ])
  func `a size has a number and a unit`(source: String, value: Double, unit: String) throws {
    let size = try #require(try declaration(source).size)
    #expect(size.value == value)
    #expect(size.unit == unit)
  }

  @Test(arguments: [
    "font-size: larger", "font-size: var(--size)", "font-size: calc(1em + 2px)",
    "font: -apple-system-body",
    "font: 'A 12px'", "font-size:", "font-size: 1.2.3px",
  ])
  func `what is no size has none`(source: String) throws {
    #expect(try declaration(source).size == nil)
  }

  @Test(arguments: [
    ("font-size: 16px", true), ("font-size: 12pt", true), ("font-size: 4vw", true),
    ("font-size: 1em", false),
    ("font-size: 1rem", false), ("font-size: 90%", false), ("line-height: 1.2", false),
  ])
  func `lengths of the real world and of the window are fixed`(source: String, isFixed: Bool) throws
  {
    #expect(try declaration(source).size?.isFixed == isFixed)
  }

  @Test(arguments: [
    ("font-size: var(--a)", true), ("font-size: calc(1px * 2)", true),
    ("font-size: \\(size)px", true),
    ("font-size: ${size}px", true), ("font-size: 12px", false),
  ])
  func `a value from elsewhere is told`(source: String, isComputed: Bool) throws {
    #expect(try declaration(source).isComputed == isComputed)
  }

  @Test func `a text style of the system is found`() throws {
    let source = "body { font: -apple-system-body; }"
    let range = try #require(try declaration(source).textStyleRange)
    #expect(String(decoding: Array(source.utf8)[range], as: UTF8.self) == "-apple-system-body")
    #expect(try declaration("font: 12px -apple-system").textStyleRange == nil)
  }
}
