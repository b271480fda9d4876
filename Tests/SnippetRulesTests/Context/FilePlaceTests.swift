import Testing

@testable import DTKBSnippetRules

@Suite("What the name of a file says")
struct FilePlaceTests {
  static let places: [(String, String)] = [
    ("Row.swift", ""), ("AppTests/Row.swift", "test"), ("App/RowTests.swift", "test"),
    ("App/Testimonials/Row.swift", ""), ("App/MockUser.swift", "test"),
    ("App/Row.test.tsx", "test"),
    ("App/Row.stories.tsx", "test"), ("__snapshots__/Row.tsx", "test"),
    ("UITests2/Row.swift", "test"),
    ("Pods/A/Row.swift", "generated"), ("App/Generated/Row.swift", "generated"),
    ("App/Fonts.generated.swift", "generated"), ("site.min.js", "generated"),
    ("App/Extensions/Row.swift", ""), ("WidgetExtension/Row.swift", "widget"),
    ("App/Widgets/Row.swift", ""), ("Extensions/Widgets/Row.swift", "widget"),
    ("Widgets/Extensions/Row.swift", ""), ("Watch Complications/Row.swift", "widget"),
    ("Debug/Row.swift", "debug"), ("App/DeveloperMenu.swift", "debug"), ("mac/Row.swift", "mac"),
    ("App-macOS/Row.swift", "mac"), ("AppKit/Row.swift", "mac"), ("Macro/Row.swift", ""),
    ("Watch App/Row.swift", "watch"), ("Watchlist/Row.swift", ""), ("App tvOS/Row.swift", "tv"),
    ("/Users/mac/App/Row.swift", ""), ("/a/b/c/mac/Row.swift", "mac"), ("mac\\Row.swift", "mac"),
    ("", ""), ("-", ""), ("/", ""), ("//", ""),
  ]

  @Test("names of files and folders are read", arguments: places)
  func facts(_ name: String, _ expected: String) {
    let place = FilePlace(name)
    let facts = [
      place.isTest ? "test" : nil, place.isGenerated ? "generated" : nil,
      place.isWidgetExtension ? "widget" : nil, place.isDebug ? "debug" : nil,
      place.isMac ? "mac" : nil, place.isWatch ? "watch" : nil, place.isTV ? "tv" : nil,
    ]
    #expect(facts.compactMap { $0 }.joined(separator: " ") == expected)
  }

  @Test("the folders are paths, the outermost first")
  func folders() {
    #expect(FilePlace("/a/b//c.swift").folders == ["/a", "/a/b"])
    #expect(FilePlace("a/b/c.swift").folders == ["a", "a/b"])
    #expect(FilePlace("c.swift").folders == [])
  }

  @Test(
    "the words of a name are those of any other name",
    arguments: [
      "DebugMenu_View2", "UITests", "watchOS", "Watch App", "HTMLTest", "mock", "tvOS-App", "été",
      "x", "", "__", "A1b2C3", "complicationsComplications", "WidgetExtensionAppKit",
    ])
  func words(_ name: String) {
    let expected = Words(name)
    let words = PlaceWords(Array(name.utf8)[...])
    #expect(words.count == expected.count)
    for word in PlaceWord.allCases where word != .other {
      #expect(words.contains(word) == expected.contains(word.rawValue))
    }
    #expect(words.last == PlaceWord(rawValue: expected.last ?? "") ?? .other)
    #expect(words.first == PlaceWord(rawValue: expected.first ?? "") ?? .other)
  }
}
