import Testing

@testable import DTKBCommands

@Suite("dtkb search")
struct SearchTests {
  @Test("a result says what it is and how to open it; the summary is not part of the results")
  func text() throws {
    let outcome = try World().run("search", "icona", "--lang", "it")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.output.hasPrefix("Icone che crescono con il loro Text · linea guida\n"))
    #expect(outcome.output.contains("\n  → dtkb show icon\n"))
    #expect(outcome.notices == ["risultati per «icona»: 1"])
  }

  @Test("for programs it is one object of the agreed shape")
  func json() throws {
    let found = try World().json("search", "icona", "--lang", "it")
    #expect(Set(found.keys) == ["query", "results", "suggestions", "version"])
    #expect(found["version"] as? Int == 1)
    let results = try #require(found["results"] as? [[String: Any]])
    let keys: Set = [
      "id", "kind", "language", "title", "summary", "topics", "score", "excerpt",
    ]
    #expect(results.map { Set($0.keys) } == [keys])
    #expect(results[0]["id"] as? String == "icon")
    #expect(results[0]["topics"] as? [String] == ["icon"])
  }

  @Test("nothing found is said, in which words and in which other languages there is something")
  func nothing() throws {
    let outcome = try World().run("search", "kangaroo", "--lang", "it")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.notices == [
        "risultati in altre lingue: English (1)", "nessun risultato per «kangaroo»",
      ])
    let found = try World().json("search", "zzzzqqqq", "--lang", "it")
    #expect((found["results"] as? [Any])?.isEmpty == true)
  }

  @Test("a text in another language is announced")
  func fallback() throws {
    let world = try World()
    world.environment["DTKB_LANG"] = "it"
    let outcome = world.run("search", "kangaroo")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.output.hasPrefix("Only in English · riferimento · English\n"))
    #expect(
      outcome.notices.first == "le tue parole si trovano nei testi in: English, non in: Italiano")
  }

  @Test("found words are marked only where there are colours")
  func marks() throws {
    let world = try World()
    #expect(!world.run("search", "icona", "--lang", "it").output.contains("\u{1B}"))
    world.isColoured = true
    #expect(
      world.run("search", "icona", "--lang", "it").output.contains("\u{1B}[1;32micona\u{1B}[0m"))
  }

  @Test("kind, topic and limit narrow the answer")
  func narrowed() throws {
    let world = try World()
    func ids(_ arguments: String...) -> Int {
      world.run(["search", "--lang", "en", "grow", "become", "text"] + arguments)
        .output.split(separator: "\n").count { $0.contains("→ dtkb show") }
    }
    #expect(ids() > 2)
    #expect(ids("--limit", "2") == 2)
    #expect(ids("--kind", "erratum") == 1)
    #expect(ids("--topic", "icon") == 1)
    #expect(ids("--kind", "erratum", "--topic", "icon") == 0)
  }

  @Test(
    "no query is an error, whatever it holds",
    arguments: [
      "", " ", "\"", "'", "*", "()", "AND OR NOT", "NEAR(", "a:b", "\u{0}", "\u{FFFD}", "--", "^",
      "\\", "\u{1B}[2J", "👩‍👩‍👧",
    ])
  func anyQuery(query: String) throws {
    let outcome = try World().run("search", "--lang", "it", "--", query)
    #expect([.fine, .findings].contains(outcome.exitCode))
    #expect(!outcome.notices.joined().unicodeScalars.contains { $0.value < 32 })
  }

  @Test("ten thousand words are a query")
  func longQuery() throws {
    let words = Array(repeating: "icona grande", count: 5000)
    #expect(try World().run(["search", "--lang", "it"] + words).exitCode == .fine)
  }
}
