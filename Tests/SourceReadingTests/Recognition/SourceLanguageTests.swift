import DTKBSourceReading
import Testing

@Suite("Telling languages apart")
struct SourceLanguageTests {
  @Test(arguments: [
    ("Row.swift", SourceLanguage.swift), ("a/b/Row.TSX", .script), ("x.mjs", .script),
    ("Main.storyboard", .interfaceBuilder),
    ("Cell.xib", .interfaceBuilder), ("README.md", .markdown), ("page.html", .html),
    ("a.css", .css),
    ("-", nil), ("swift", nil), ("a.swift/b", nil), ("Makefile", nil), ("a.", nil), ("", nil),
  ])
  func `a file is told by its name`(name: String, language: SourceLanguage?) {
    #expect(SourceLanguage(ofFileNamed: name) == language)
  }

  @Test(arguments: [
    ("Text(\"a\").font(.system(size: 12))", SourceLanguage.swift),
    (".font(.system(size: 17))\n.frame(height: 44)", .swift),
    (
      "import UIKit\n\nfinal class A: UIView {\n  let a = \"<style>b { font-size: 1px }</style>\"\n}",
      .swift
    ),
    ("@ScaledMetric var side = 44", .swift),
    ("/// ```swift\n/// a\n/// ```\nfunc a() {}", .swift),
    ("let a = 1", .swift),
    ("", .swift),
    ("<Text allowFontScaling={false}>a</Text>", .script),
    ("import React from 'react';\n\nexport const A = () => <View style={{ flex: 1 }} />;", .script),
    ("const styles = StyleSheet.create({\n  title: { fontSize: 12 },\n});", .script),
    ("Text.defaultProps = { allowFontScaling: false };", .script),
    ("return base / PixelRatio.getFontScale();", .script),
    (
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      .interfaceBuilder
    ),
    ("<label text=\"a\" numberOfLines=\"0\" id=\"abc-D1-2eF\">\n</label>", .interfaceBuilder),
    ("<objects>\n  <view/>\n</objects>", .interfaceBuilder),
    ("# Title\n\nText.\n\n```swift\nimport SwiftUI\nstruct A: View {}\n```\n", .markdown),
    ("<!DOCTYPE html>\n<html><body><p>a</p></body></html>", .html),
    ("<div class=\"a\">\n  <label for=\"b\">c</label>\n</div>", .html),
    ("body {\n  font-size: 16px;\n  margin: 0;\n}\n\nh1 { font-size: 2em; }", .css),
  ])
  func `a text without a name is told by what is in it`(source: String, language: SourceLanguage) {
    #expect(SourceLanguage(recognizing: Array(source.utf8)) == language)
  }

  @Test func `a name counts before what is in it`() {
    let bytes = Array("import SwiftUI".utf8)
    #expect(SourceLanguage(of: SourceFile(name: "a.md", bytes: bytes)) == .markdown)
    #expect(SourceLanguage(of: SourceFile(name: "-", bytes: bytes)) == .swift)
  }

  @Test func `only the beginning of a text is looked at`() {
    let bytes = Array((String(repeating: "x\n", count: 50_000) + "```\n").utf8)
    #expect(SourceLanguage(recognizing: bytes) == .swift)
    #expect(SourceLanguage(recognizing: Array(repeating: 0xFF, count: 100_000)) == .swift)
    #expect(SourceLanguage(recognizing: bytes, in: bytes.count - 4..<bytes.count) == .markdown)
  }

  @Test(arguments: [
    ("swift", SourceLanguage.swift), ("JavaScript", .script), ("tsx", .script), ("HTML", .html),
    ("sh", nil), ("", nil),
  ])
  func `a word names a language`(word: String, language: SourceLanguage?) {
    #expect(SourceLanguage(word: word) == language)
  }
}
