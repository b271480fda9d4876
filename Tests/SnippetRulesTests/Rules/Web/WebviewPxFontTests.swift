import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("webview-px-font")
struct WebviewPxFontTests {
  static let swift = [
    Snippet("let css = \"body { ⟦font-size: 16px⟧; }\""),
    Snippet(
      "let css = \"\"\"\n  body { ⟦font: 15px/1.4 Georgia⟧; }\n  h1 { font-size: 1.6em; }\n  \"\"\""
    ),
    Snippet(
      "let css = \"body { margin: 0; \"\n  + \"⟦font-size: 15px⟧; } \" + \"h2 { ⟦font-size: 19px⟧ }\""
    ),
    Snippet("let html = \"<p style=\\\"⟦font-size: 12pt⟧\\\">\\(text)</p>\""),
    Snippet("let css = #\"p { ⟦font-size: 16px⟧ }\"#"),
    Snippet("let css = \"html { -webkit-text-size-adjust: 100%; ⟦font-size: 16px⟧ }\""),
    Snippet("let css = \"html { -webkit-text-size-adjust: 120%; ⟦font-size: 16px⟧ }\""),
    Snippet(
      "page.evaluateJavaScript(\"document.body.style.webkitTextSizeAdjust = '100%'\")\nlet css = \"p { ⟦font-size: 12px⟧ }\""
    ),
    // It follows the reader, or nobody knows
    Snippet("let css = \"html { font: -apple-system-body; } small { font-size: 12px }\""),
    Snippet("let a = \"html { font: -apple-system-body; }\"\nlet b = \"p { font-size: 12px }\""),
    Snippet("let css = \"p { font-size: \\(size)px }\""),
    Snippet("let css = \"p { font-size: 1.2em }\""),
    Snippet("let css = \"p { font-size: 0 }\""),
    Snippet("let css = \"html { -webkit-text-size-adjust: \\(percent)%; font-size: 16px }\""),
    Snippet(
      "page.evaluateJavaScript(\"document.body.style.webkitTextSizeAdjust='\\(p)%'\")\nlet css = \"p { font-size: 12px }\""
    ),
    Snippet("Text(\"font size 12px\").font(.body)"),
  ]

  @Test("pixels in a string of Swift are found", arguments: swift)
  func finds(_ snippet: Snippet) {
    #expect(snippet.found(by: .webviewPxFont) == snippet.expectedTexts)
    for disguise in snippet.disguises + [snippet.withCarriageReturns] {
      #expect(disguise.findings(of: .webviewPxFont).map(\.range) == disguise.expected)
    }
    // A string within a string is text of the app all the same.
    for silenced in snippet.silenced where !silenced.code.hasPrefix("let code") {
      #expect(silenced.findings(of: .webviewPxFont).isEmpty, "\(silenced.name): \(silenced.code)")
    }
  }

  static let files = [
    Snippet("body { ⟦font-size: 16px⟧; }", name: "page.css"),
    Snippet(
      "<style>p { ⟦font: bold 14px Arial⟧ }</style><p style='⟦font-size: 12px⟧'>", name: "page.html"
    ),
    Snippet("html { text-size-adjust: none } p { ⟦font-size: 16px⟧ }", name: "page.css"),
    Snippet("html { -webkit-text-size-adjust: 130% } p { ⟦font-size: 16px⟧ }", name: "page.css"),
    Snippet("html { text-size-adjust: var(--zoom) } p { font-size: 16px }", name: "page.css"),
    Snippet("body { font: -apple-system-body } p { font-size: 12px }", name: "page.css"),
    Snippet("/* body { font-size: 16px; } */", name: "page.css"),
    Snippet("body { font-size: 16px; }", name: "Mac/page.css"),
    Snippet("```css\nbody { ⟦font-size: 16px⟧; }\n```", name: "page.md"),
    Snippet("body { ⟦font-size: 16px⟧; }\nh1 { margin: 0 }\n", name: "-"),
  ]

  @Test("pixels in a style sheet are found", arguments: files)
  func file(_ snippet: Snippet) {
    #expect(snippet.found(by: .webviewPxFont) == snippet.expectedTexts)
    #expect(snippet.withCarriageReturns.found(by: .webviewPxFont) == snippet.expectedTexts)
  }

  @Test("other lengths are told in pixels")
  func points() {
    let found = Snippet("p { font-size: 12pt }", name: "a.css").findings(of: .webviewPxFont)
    #expect(found.map(\.facts) == [["points": .number(16)]] && found.first?.severity == .note)
  }
}
