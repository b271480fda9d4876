import Testing

@testable import DTKBCommands

@Suite("dtkb list")
struct ListTests {
  @Test("entries stand under their kinds, those in another language say so")
  func text() throws {
    let world = try World()
    world.environment["DTKB_LANG"] = "it"
    let outcome = world.run("list")
    #expect(
      outcome.output == """
        linea guida
          icon  Icone che crescono con il loro Text

        errore comune
          fixed-font-size  Testo fisso

        riferimento
          english-only  Only in English · English

        falsa credenza
          padding-twenty  12 punti non diventano 20

        """)
    #expect(outcome.notices == ["voci: 4"])
  }

  @Test("kind and topic narrow it; nothing is nothing found")
  func narrowed() throws {
    let world = try World()
    #expect(world.run("list", "--kind", "erratum", "--lang", "it").notices == ["voci: 1"])
    #expect(world.run("list", "--topic", "icon", "--lang", "it").notices == ["voci: 1"])
    let none = world.run("list", "--kind", "sample", "--lang", "it")
    #expect(none.exitCode == .findings && none.output.isEmpty && none.notices == ["voci: 0"])
  }

  @Test("for programs it is one object of the agreed shape")
  func json() throws {
    let found = try World().json("list", "--lang", "en")
    let entries = try #require(found["entries"] as? [[String: Any]])
    #expect(entries.count == 4)
    #expect(Set(entries[0].keys) == ["id", "kind", "language", "title", "summary", "topics"])
  }

  @Test("as Markdown it is a list by kind")
  func markdown() throws {
    let outcome = try World().run("list", "--topic", "icon", "--lang", "it", "--format", "markdown")
    #expect(
      outcome.output == """
        ## linea guida

        - `icon` – **Icone che crescono con il loro `Text`**. Un’icona cresce con il testo.

        """)
  }
}
