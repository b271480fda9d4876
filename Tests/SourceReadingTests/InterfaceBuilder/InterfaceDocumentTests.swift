import DTKBSourceReading
import Testing

@Suite("Interface Builder documents")
struct InterfaceDocumentTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE document [ <!ENTITY a "b > c"> <!-- ]> --> ]>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceView">
                <connections>
                    <outlet property="amount" destination="lab-el-001" id="out-le-001"/>
                    <outletCollection property="texts" destination="lab-el-001" id="out-le-002"/>
                </connections>
            </placeholder>
            <!--Price-->
            <view contentMode="scaleToFill" id="vie-ww-001">
                <subviews>
                    <label text="1 &lt; 2 &amp; &quot;3&quot;&#10;&#x1F600;&lol;" numberOfLines="0" id="lab-el-001">
                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="28" id="con-st-001"/>
                        </constraints>
                        <string key="userLabel">A &gt; B</string>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="lab-el-001" firstAttribute="top" id="con-st-002"/>
                </constraints>
            </view>
        </objects>
    </document>
    """

  let document = InterfaceDocument(reading: Array(sample.utf8))

  private func text(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }

  @Test func `elements have names, attributes and a place`() throws {
    let font = try #require(document.elements.first { $0.isNamed("fontDescription") })
    #expect(font["pointSize"] == "15")
    #expect(font.attribute("pointSize")?.number == 15)
    #expect(font.attribute("style") == nil)
    #expect(font.parent?.name == "label")
    #expect(font.ancestors.map(\.name) == ["label", "subviews", "view", "objects", "document"])
    #expect(font.attributes.map(\.name) == ["key", "type", "pointSize"])
  }

  @Test func `ranges are what a person would underline`() throws {
    let label = try #require(document.elements.first { $0.isNamed("label") })
    let size = try #require(label.child("fontDescription")?.attribute("pointSize"))
    #expect(text(size.range) == "pointSize=\"15\"")
    #expect(text(size.nameRange) == "pointSize")
    #expect(text(size.valueRange) == "15")
    #expect(text(label.nameRange) == "label")
    #expect(text(label.startTagRange).hasPrefix("<label text="))
    #expect(text(label.startTagRange).hasSuffix("id=\"lab-el-001\">"))
    #expect(text(label.range).hasSuffix("</label>"))
  }

  @Test func `only predefined entities and character references are replaced`() throws {
    let label = try #require(document.elements.first { $0.isNamed("label") })
    #expect(label["text"] == "1 < 2 & \"3\"\n😀&lol;")
    #expect(label.child("string", key: "userLabel")?.text == "A > B")
    #expect(label.text == nil)
  }

  @Test func `children are found by name and key`() throws {
    let label = try #require(document.elements.first { $0.isNamed("label") })
    #expect(label.children.map(\.name) == ["fontDescription", "constraints", "string"])
    #expect(label.children(of: "constraints", named: "constraint").map { $0["constant"] } == ["28"])
    #expect(label.child("string", key: "other") == nil)
    #expect(label.descendants.count == 4)
  }

  @Test func `comments are kept`() {
    #expect(document.comments.map(text) == ["<!--Price-->"])
  }

  @Test func `nothing is left unread`() {
    #expect(document.unread.isEmpty)
    #expect(document.root?.range.upperBound == document.bytes.count)
  }

  @Test func `the description shows one element a line`() {
    let document = InterfaceDocument(reading: Array("<a b='c'><d/></a>".utf8))
    #expect(document.description == "a b=c\n  d\n")
  }

  @Test func `a part of a text is read with positions of the whole`() {
    let document = InterfaceDocument(reading: Array("<x>\n<label a=\"b\"/>\n</y>".utf8), in: 4..<18)
    #expect(document.elements.map(\.range) == [4..<18])
    #expect(document.unread.isEmpty)
  }
}
