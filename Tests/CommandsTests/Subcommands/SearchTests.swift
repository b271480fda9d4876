import DTKBTestSupport
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

  @Test("--explain says what each word added, in the reader's words and as an object")
  func explained() throws {
    let outcome = try World().run("search", "icona", "Text", "--lang", "it", "--explain")
    #expect(outcome.output.contains("  = punteggio "))
    #expect(outcome.output.contains("    icona: "))
    #expect(outcome.output.contains("(icona: come scritta)"))
    #expect(outcome.notices.first?.hasPrefix("cercato in Italiano: icona") == true)
    let found = try World().json("search", "icone", "--lang", "it", "--explain")
    let results = try #require(found["results"] as? [[String: Any]])
    let explanation = try #require(results.first?["explanation"] as? [String: Any])
    #expect(
      Set(explanation.keys)
        == ["words", "neighbours", "allWordsFactor", "kindFactor", "precedence"])
    let words = try #require(explanation["words"] as? [[String: Any]])
    let hits = try #require(words.first?["hits"] as? [[String: Any]])
    #expect(hits.allSatisfy { Set($0.keys) == ["part", "form", "match", "points"] })
    #expect(hits.contains { $0["match"] as? String == "exact" || $0["match"] as? String == "stem" })
    #expect(found["tried"] is [String: Any])
  }

  @Test("--like finds what treats the code of a file or of the standard input")
  func like() throws {
    let world = try World()
    try world.folder.write("Text(\"a\").font(.system(size: 17))\n", to: "a.swift")
    let outcome = world.run("search", "--like", "a.swift", "--lang", "it")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.output.contains("→ dtkb show fixed-font-size"))
    #expect(outcome.output.contains("trovato alle righe: 1"))
    world.input = Array("Text(\"a\").font(.system(size: 17))\n".utf8)
    let found = try world.json("search", "--like", "-", "--lang", "it")
    #expect(Set(found.keys) == ["like", "results", "version"])
    let results = try #require(found["results"] as? [[String: Any]])
    #expect(results.first?["id"] as? String == "fixed-font-size")
    #expect(results.first?["lines"] as? [Int] == [1])
  }

  @Test(
    "what --like cannot read, or is given beside, is one line",
    arguments: [
      (["--like", "absent.swift"], "dtkb: error: cannot read 'absent.swift'", ExitCode.noInput),
      (["--like", "/dev/zero"], "dtkb: error: cannot read '/dev/zero'", .inputOutput),
      (["--like", "."], "dtkb: error: cannot read '.'", .inputOutput),
      (["--like", "-", "icon"], "dtkb: error: ", .usage),
      (["--like", "-", "--explain"], "dtkb: error: ", .usage),
      (["--like"], "dtkb: error: ", .usage), ([], "dtkb: error: ", .usage),
    ])
  func badInput(arguments: [String], line: String, exitCode: ExitCode) throws {
    let outcome = try World().run(["search"] + arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output.isEmpty)
    #expect(outcome.notices.count == 1)
    #expect(outcome.notices[0].hasPrefix(line), "\(outcome.notices)")
  }

  @Test("code in which nothing is known finds nothing, and says so")
  func unknownCode() throws {
    let world = try World()
    world.input = Array("zzz".utf8)
    let outcome = world.run("search", "--like", "-", "--lang", "it")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.notices == ["nessun risultato per «-»"])
  }

  @Test("nothing found because of a kind or a topic says how much there is without")
  func filtered() throws {
    let outcome = try World().run("search", "icona", "--lang", "it", "--kind", "erratum")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.notices.contains("risultati di ogni tipo e argomento: 1"))
  }

  @Test("nothing found is said, in which words and in which other languages there is something")
  func nothing() throws {
    let outcome = try World().run("search", "kangaroo", "--lang", "it")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.notices == [
        "cercato in Italiano: kangaroo (kangaro)",
        "risultati in altre lingue: English (1)", "nessun risultato per «kangaroo»",
      ])
    let found = try World().json("search", "zzzzqqqq", "--lang", "it")
    #expect((found["results"] as? [Any])?.isEmpty == true)
    let tried = try #require(found["tried"] as? [String: Any])
    #expect(Set(tried.keys) == ["language", "words", "known", "countOfAnyKind"])
    let near = try World().json("search", "icoxxna", "--lang", "it")
    #expect((near["suggestions"] as? [String])?.contains("icona") == true)
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
