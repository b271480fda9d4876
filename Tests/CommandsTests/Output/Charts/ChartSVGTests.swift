import Foundation
import Testing

@testable import DTKBCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A chart as SVG")
struct ChartSVGTests {
  /// An element as another reader than ours sees it.
  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) } }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var isInside = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
      isInside = true
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isInside { elements[elements.count - 1].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { isInside = false }
  }

  private func elements(of svg: String) throws -> [Element] {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  private func chart(
    _ curves: [(String, [Double?])], title: String = "title", columns: Int = 4
  ) -> Chart {
    Chart(
      title: title, description: "description", language: "en", axes: ("across", "up"),
      columns: (0..<columns).map { "c\($0)" }, emphasizedColumn: 1,
      band: columns > 2 ? (2..<columns, "band") : nil,
      curves: curves.map { Chart.Curve(name: $0.0, values: $0.1) }, written: { $0.plainDecimal })
  }

  @Test("it is an image with a title and a description, for those who do not see it")
  func accessible() throws {
    let elements = try elements(of: chart([("a", [1, 2, 3, 4])]).svg)
    #expect(elements[0].name == "svg" && elements[0].attributes["role"] == "img")
    #expect(elements[1].name == "title" && elements[1].text == "title")
    #expect(elements[2].name == "desc" && elements[2].text == "description")
    let ids = elements[1...2].compactMap { $0.attributes["id"] }
    #expect(ids.count == 2)
    #expect(elements[0].attributes["aria-labelledby"] == ids.joined(separator: " "))
  }

  @Test("both axes and every column have a name")
  func labels() throws {
    let texts = try elements(of: chart([("a", [1, 2, 3, 4])]).svg).filter { $0.name == "text" }
      .map(\.text)
    for text in ["across", "up", "band", "c0", "c1", "c2", "c3", "0", "4"] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test(
    "every point stands where its value says, within the drawing",
    arguments: [
      [1, 2, 3, 4], [0, 0, 0, 0], [nil, 2, nil, 4], [4e9, 1, 0.001, 7], [nil, nil, nil, nil],
    ] as [[Double?]])
  func points(values: [Double?]) throws {
    let chart = chart([("a", values)])
    let circles = try elements(of: chart.svg).filter { $0.name == "circle" }
    let layout = ChartLayout(chart)
    #expect(circles.count == values.count { $0 != nil })
    for (circle, value) in zip(circles, values.compactMap { $0 }) {
      let y = try #require(circle.number("cy"))
      #expect(abs(y - layout.y(of: value)) < 0.06)
      #expect(y >= layout.top && y <= layout.bottom)
    }
    #expect(
      circles.compactMap { $0.number("cx") } == circles.compactMap { $0.number("cx") }.sorted())
  }

  @Test(
    "several curves are named where they end, with no name upon another", arguments: [2, 11, 15])
  func names(count: Int) throws {
    for end in [0.0, 53, 60] {
      let curves = (0..<count).map { ("curve\($0)", [1, 2, 3, end + Double($0 % 3)] as [Double?]) }
      let texts = try elements(of: chart(curves).svg).filter { $0.text.hasPrefix("curve") }
      #expect(texts.count == count)
      let heights = texts.compactMap { $0.number("y") }.sorted()
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 > 15.9 })
      #expect(heights.allSatisfy { $0 > 50 && $0 < 380 })
      for text in texts {
        let end = try #require(text.number("x")) + ChartLayout.width(of: text.text)
        #expect(end <= ChartLayout.size.width)
      }
    }
  }

  @Test("the values of a lone curve do not stand upon each other", arguments: [1, 4, 12])
  func values(columns: Int) throws {
    for value in [1, 12.345, 1_234_567_890.125] {
      let values = (0..<columns).map { value + 0.5 * Double($0) as Double? }
      let chart = chart([("a", values)], columns: columns)
      let written = try elements(of: chart.svg).filter { element in
        element.name == "text" && element.number("y") ?? 0 < ChartLayout(chart).bottom
          && element.attributes.count == 2 && values.contains { $0?.plainDecimal == element.text }
          && element.number("x") ?? 0 > ChartLayout(chart).left
      }
      let spans = written.compactMap { text in
        text.number("x").map { (start: $0 - ChartLayout.width(of: text.text), end: $0) }
      }
      #expect(written.last?.text == values.last??.plainDecimal)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }

  @Test(
    "no text can break out of its element",
    arguments: [
      "</title><script>", "a & b", "\"'", "\u{0}\u{1B}[2J\u{FFFE}\u{FFFF}", "]]>", "è ữ 动",
    ])
  func hostile(text: String) throws {
    let elements = try elements(of: chart([(text, [1]), ("b", [2])], title: text, columns: 1).svg)
    let names: Set = ["svg", "title", "desc", "rect", "text", "line", "g", "polyline", "circle"]
    #expect(names.isSuperset(of: elements.map(\.name)))
    #expect(
      elements[1].text == visible(text).replacing("\u{FFFE}\u{FFFF}", with: "\u{FFFD}\u{FFFD}"))
  }
}
