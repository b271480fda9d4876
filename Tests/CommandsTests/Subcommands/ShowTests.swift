import Testing

@testable import DTKBCommands

@Suite("dtkb show")
struct ShowTests {
  @Test("an entry is shown whole, with its figures, samples and sources")
  func text() throws {
    let outcome = try World().run("show", "icon", "--lang", "it")
    #expect(outcome.exitCode == .fine)
    #expect(
      outcome.output == """
        Icone che crescono con il loro Text
        icon · linea guida · icon · SwiftUI · iOS 14

        Un’icona cresce con il testo.

        Con relativeTo 24 pt diventano 48.

        Come

          • Scegli lo stile: la voce (dtkb show padding-twenty).
          • Provala ad AX5.

                  xS   S       M   L  xL     xxL
        body  10,333  11  11,333  12  13  14,333

                xxxL     AX1     AX2     AX3     AX4     AX5
        body  15,667  18,667  21,667  26,333  30,667  33,667

        ✓ giusto: La riga giusta
          │ import SwiftUI
          │
          │     Text("a")

        ✗ sbagliato: wrong-row.swift
          │ Text("␛[2J")

        vedi anche: dtkb show padding-twenty english-only

        fonti:
          ScaledMetric – Apple
            https://developer.apple.com/icon

        """)
  }

  @Test("an erratum shows what is said and what is computed")
  func erratum() throws {
    let world = try World()
    let text = world.run("show", "padding-twenty", "--lang", "it").output
    #expect(text.contains("verdetto: falso\n  si dice: 20 pt\n  calcolato: 33,667 pt\n"))
    #expect(text.contains("Diventano 33,667."))
    let english = world.run("show", "padding-twenty", "--lang", "en").output
    #expect(english.contains("computed: 33.667 pt"))
  }

  @Test("several are shown one below the other; one that is not there hides none")
  func several() throws {
    let outcome = try World().run("show", "icon", "ikon", "padding-twenty", "--lang", "it")
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices.count == 1)
    #expect(outcome.notices[0].contains("'ikon'"))
    #expect(outcome.output.contains("Icone che") && outcome.output.contains("12 punti"))
  }

  @Test("no line is wider than the page but code and addresses", arguments: [40, 80, 160])
  func widths(width: Int) throws {
    let world = try World()
    world.width = width
    for language in ["it", "vi", "en"] {
      let text = world.run("show", "icon", "--lang", language).output
      for line in text.split(separator: "\n") where !line.contains("│") && !line.contains("https") {
        #expect(displayWidth(of: line) <= width)
      }
    }
  }

  @Test("for programs it is the whole entry")
  func json() throws {
    let found = try World().json("show", "icon", "padding-twenty", "--lang", "it")
    let entries = try #require(found["entries"] as? [[String: Any]])
    #expect(entries.map { $0["id"] as? String } == ["icon", "padding-twenty"])
    #expect(
      Set(entries[0].keys) == [
        "id", "kind", "own", "language", "title", "summary", "searchWords", "message", "fix",
        "body",
        "topics", "frameworks", "since", "rule", "related", "citations", "claim", "samples",
      ])
    let body = try #require(entries[0]["body"] as? String)
    #expect(body.contains("24 pt diventano 48."))
    #expect(body.contains("| body | 10,333 |"))
    #expect(body.contains("[La riga giusta](right-row.swift)"))
    let samples = try #require(entries[0]["samples"] as? [[String: Any]])
    #expect(samples[0]["caption"] as? String == "La riga giusta")
    #expect(samples[0]["code"] as? String == "import SwiftUI\n\n\tText(\"a\")\n")
    let claim = try #require(entries[1]["claim"] as? [String: Any])
    let figure = try #require(claim["figure"] as? [String: Any])
    let computed = try #require(figure["computed"] as? Double)
    #expect(abs(computed - 33.667) < 0.001)
    #expect(claim["verdict"] as? String == "false")
  }

  @Test("a directive that means nothing is shown as it is written")
  func nonsense() throws {
    #expect(try World().run("show", "english-only").output.contains("Nothing about {{nonsense}}."))
  }

  @Test("wrong and right stand side by side where the page is wide enough", arguments: [139, 140])
  func sideBySide(width: Int) throws {
    let world = try World()
    world.width = width
    let lines = world.run("show", "icon", "--lang", "it").output.split(separator: "\n")
    let isBeside = lines.contains {
      $0.contains("✗ sbagliato: wrong-row") && $0.contains("✓ giusto")
    }
    #expect(isBeside == (width == 140))
    #expect(lines.count { $0.contains("Text(\"a\")") } == 1)
    #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
  }

  @Test("two languages stand side by side, or one below the other", arguments: [119, 120])
  func languages(width: Int) throws {
    let world = try World()
    world.width = width
    let outcome = world.run("show", "icon", "--lang", "it,vi")
    #expect(outcome.exitCode == .fine && outcome.notices == [])
    let lines = outcome.output.split(separator: "\n")
    let isBeside = lines.contains {
      $0.contains("Icone che crescono") && $0.contains("Biểu tượng lớn theo chữ")
    }
    #expect(isBeside == (width == 120))
    #expect(lines.contains { $0.contains("Biểu tượng lớn theo chữ") })
    #expect(lines.allSatisfy { displayWidth(of: $0) <= width })
  }

  @Test("a language of several in which the entry is not written hides none of the others")
  func missingLanguage() throws {
    let outcome = try World().run("show", "padding-twenty", "--lang", "it,vi")
    #expect(outcome.output.contains("12 punti non diventano 20"))
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.notices.count == 1 && outcome.notices[0].contains("Tiếng Việt"))
  }

  @Test("for programs two languages are two entries; the same language twice is one")
  func languagesForPrograms() throws {
    for (languages, count) in [("it,vi", 2), ("it, IT", 1)] {
      let found = try World().json("show", "icon", "--lang", languages)
      #expect((found["entries"] as? [Any])?.count == count)
    }
  }

  @Test("as Markdown it can be pasted: code is fenced, links lead to addresses alone")
  func markdown() throws {
    let text = try World().run(
      "show", "icon", "--lang", "it", "--format", "markdown"
    ).output
    #expect(text.hasPrefix("# Icone che crescono con il loro `Text`\n\nicon · linea guida"))
    #expect(text.contains("24 pt diventano 48."))
    #expect(text.contains("la voce (`padding-twenty`).\n- Provala"))
    #expect(text.contains("✓ **giusto:** La riga giusta\n\n```swift\nimport SwiftUI\n\n\tText"))
    #expect(text.contains("Text(\"␛[2J\")\n```\n\n**vedi anche:** `padding-twenty`"))
    #expect(text.hasSuffix("- [ScaledMetric](https://developer.apple.com/icon) – Apple\n"))
  }

  @Test("code alone is the right sample and nothing else")
  func code() throws {
    let world = try World()
    world.isColoured = true
    let outcome = world.run("show", "icon", "--code", "--lang", "it")
    #expect(outcome == Outcome(output: "import SwiftUI\n\n\tText(\"a\")\n"))
    let none = world.run("show", "padding-twenty", "--code", "--lang", "it")
    #expect(none.exitCode == .noInput && none.output.isEmpty)
    #expect(none.notices[0].contains("'padding-twenty' has no code to copy"))
  }

  @Test("the source is where the entry's files are in the repository")
  func source() throws {
    let world = try World()
    #expect(
      world.run("show", "icon", "--source", "--lang", "it").output == """
        Data/entries/icon/entry.json
        Data/entries/icon/it.md
        Data/entries/icon/right-row.swift
        Data/entries/icon/wrong-row.swift

        """)
    #expect(world.run("show", "icon", "--source").output.split(separator: "\n").count == 6)
  }

  @Test("what does not go together is refused")
  func contradictions() throws {
    let world = try World()
    for words in [["--code", "--source"], ["--code", "--format", "json"]] {
      #expect(world.run(["show", "icon"] + words).exitCode == .usage)
    }
    #expect(world.run("show", "icon", "--lang", "it,xx").notices[0].contains("'xx'"))
    #expect(world.run("show", "icon", "--lang", "it,").exitCode == .usage)
  }
}
