import DTKBSourceReading
import Testing

@Suite("Identifiers of Interface Builder")
struct InterfaceLinksTests {
  @Test func `outlets lead to the class that has them`() throws {
    let document = InterfaceDocument(reading: Array(InterfaceDocumentTests.sample.utf8))
    let links = InterfaceLinks(of: document)
    let label = try #require(links.element(id: "lab-el-001"))
    #expect(label.name == "label")
    let outlets = links.outlets(to: label)
    #expect(outlets.map(\.property) == ["amount", "texts"])
    #expect(outlets.map(\.isCollection) == [false, true])
    #expect(outlets.map(\.ownerClass) == ["PriceView", "PriceView"])
    #expect(links.element(id: "nobody") == nil)
  }

  @Test func `constraints are found in the element and in those around it`() throws {
    let document = InterfaceDocument(reading: Array(InterfaceDocumentTests.sample.utf8))
    let links = InterfaceLinks(of: document)
    let label = try #require(links.element(id: "lab-el-001"))
    #expect(links.constraints(on: label).map { $0["firstAttribute"] } == ["height", "top"])
    let view = try #require(links.element(id: "vie-ww-001"))
    #expect(links.constraints(on: view).isEmpty)
  }
}
