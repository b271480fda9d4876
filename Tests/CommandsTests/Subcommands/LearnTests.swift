import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBKnowledgeStorage
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

/// The path that ships.
private let shipped = KnowledgeFolder(path: ProjectFolder.path("Data")).read().content

/// A base with the path that ships and the errors that its exercises show, compiled once.
private let base = Result {
  let folder = try TemporaryFolder()
  let rules = Set(shipped.paths.flatMap(\.steps).flatMap(\.exercise.rules))
  let content = KnowledgeContent(
    entries: shipped.entries.filter { rules.contains($0.id) || $0.id == "scaled-metric" },
    interfaceWords: shipped.interfaceWords, paths: shipped.paths)
  try KnowledgeCompiler.compile(content, to: folder.path + "/shipped.sqlite")
  return folder
}

/// A command line before the path that ships.
private func shippedWorld() throws -> World {
  let world = try World(withBase: false)
  world.environment["DTKB_KB"] = try base.get().path + "/shipped.sqlite"
  return world
}

private let kept = "home/.local/state/dtkb/learn.json"

@Suite("dtkb learn")
struct LearnTests {
  @Test("an unsolved snippet fails in the reader's language, its answer passes and is kept")
  func attempts() throws {
    let world = try shippedWorld()
    let steps = try #require(shipped.paths.first).steps
    for (place, step) in steps.enumerated() {
      let (number, exercise) = (String(place + 1), step.exercise)
      world.input = Array(exercise.snippet.utf8)
      let language = Language.allCases[place % 4]
      let failed = world.run("learn", number, "--check", "-", "--lang", language.rawValue)
      #expect(failed.exitCode == .findings, "step \(number)")
      for rule in exercise.rules { #expect(failed.output.contains("[\(rule)]"), "step \(number)") }
      let sentences = failed.output.split(separator: "\n").filter { !$0.contains(" | ") }
      #expect(!sentences.joined().contains("{"), "step \(number)")
      try world.folder.write(exercise.answer, to: "Fixed.swift")
      let solved = world.run("learn", number, "--check", "Fixed.swift")
      #expect(solved.exitCode == .fine, "step \(number): \(solved.output)")
      #expect(solved.notices.last == "solved: \(place + 1) · skipped: 0 · steps: \(steps.count)")
    }
    let end = world.run("learn", "--lang", "it")
    #expect(end.notices.first == "Sei alla fine del percorso.")
    #expect(end.output.contains("(risolto)") && !end.output.contains("(da fare)"))
  }

  @Test("code from which the subject is gone solves nothing, be it named in a comment")
  func subjectDeleted() throws {
    let world = try shippedWorld()
    for (place, step) in try #require(shipped.paths.first).steps.enumerated() {
      let comment = step.exercise.needs.map { "// \($0)\n" }.joined()
      for code in ["", "import SwiftUI\n", comment] {
        world.input = Array(code.utf8)
        let outcome = world.run("learn", String(place + 1), "--check", "-")
        #expect(outcome.exitCode == .findings, "step \(place + 1): \(code)")
        #expect(outcome.output.contains("a solution also has this code"))
      }
    }
    #expect(world.folder.text(of: kept) == nil)
  }

  @Test(
    "names are looked for whole, spaces do not count",
    arguments: [
      ("Text ( plant ) .font( .title )", true), ("Text(plant).font(.title2)", false),
      ("MyText(plant).font(.title)", false), ("Text(plants).font(.title)", false),
    ])
  func names(code: String, isSolved: Bool) throws {
    let world = try shippedWorld()
    let rest = "\nText(advice)\nText(source).font(.caption)\n"
    world.input = Array(("import SwiftUI\nvar body: some View { " + code + rest + "}").utf8)
    #expect(
      world.run("learn", "text-styles", "--check", "-").exitCode == (isSolved ? .fine : .findings))
  }

  @Test("the way leads back to the steps that were skipped, until one is skipped again")
  func skipped() throws {
    let world = try shippedWorld()
    let steps = try #require(shipped.paths.first).steps
    for _ in steps.dropLast() { _ = world.run("learn", "--skip") }
    let last = try #require(steps.last)
    world.input = Array(last.exercise.answer.utf8)
    let solved = world.run("learn", "--check", "-")
    #expect(solved.notices.first == "next: dtkb learn 1")
    #expect(world.run("learn").output.hasPrefix("step 1 of \(steps.count): "))
    #expect(world.run("learn", "--skip").notices.first == "You are at the end of the path.")
  }

  @Test(
    "progress survives a change of language, a step that is skipped, and is forgotten when asked")
  func progress() throws {
    let world = try shippedWorld()
    #expect(world.run("learn", "--skip", "--lang", "en").output.hasPrefix("step 2 of 12: "))
    #expect(world.run("learn", "--lang", "vi").output.hasPrefix("bước 2 trên 12: "))
    world.environment["XDG_STATE_HOME"] = world.folder.path + "/xdg"
    #expect(world.run("learn").output.hasPrefix("step 1 of 12: "))
    #expect(world.run("learn", "3", "--skip").exitCode == .fine)
    #expect(world.folder.text(of: "xdg/dtkb/learn.json")?.contains("text-styles") == true)
    world.environment["XDG_STATE_HOME"] = nil
    let list = world.run("learn", "--checklist", "--lang", "it").output
    #expect(list.hasPrefix("# Dynamic Type dall’inizio\n\n"))
    #expect(list.contains("- [ ] 1. Lasciare a chi legge la dimensione del testo "))
    #expect(list.contains("(`dtkb show why-a-variable`) – saltato\n"))
    #expect(world.run("learn", "--reset").exitCode == .fine)
    #expect(world.folder.text(of: kept) == nil)
    #expect(world.run("learn").output.hasPrefix("step 1 of 12: "))
  }

  @Test(
    "progress that cannot be understood is one clear line, and can be forgotten",
    arguments: ["", "{", "[]", "\u{0}", #"{"version": 1, "solved": [3], "skipped": []}"#])
  func damaged(text: String) throws {
    let world = try shippedWorld()
    try world.folder.write(text, to: kept)
    let outcome = world.run("learn")
    #expect(outcome.exitCode == .badData && outcome.output.isEmpty && outcome.notices.count == 1)
    #expect(outcome.notices[0].contains("learn.json") && outcome.notices[0].contains("--reset"))
    #expect(world.folder.text(of: kept) == text)
    #expect(world.run("learn", "--reset").exitCode == .fine)
    #expect(world.run("learn").exitCode == .fine)
  }

  @Test("a step is shown with its code, and with a solution where that is asked for")
  func shown() throws {
    let world = try shippedWorld()
    let step = world.run("learn", "4", "--lang", "en").output
    #expect(step.contains("dtkb show scaled-metric\n") && step.contains("  │ import SwiftUI\n"))
    #expect(step.contains("dtkb learn 4 --check") && !step.contains("@ScaledMetric private"))
    #expect(world.run("learn", "4", "--answer").output.contains("@ScaledMetric private"))
    let json = try world.json("learn", "4", "--lang", "es")
    #expect(json["current"] as? Int == 1)
    #expect((json["step"] as? [String: Any])?["number"] as? Int == 4)
    world.input = Array("Text(dish)".utf8)
    let check = try world.json("learn", "4", "--check", "-")["check"] as? [String: Any]
    #expect(check?["solved"] as? Bool == false)
    #expect(check?["missing"] as? [String] == ["Image(\"leaf\")", "ScaledMetric"])
  }

  @Test(
    "what does not exist or go together is refused",
    arguments: [
      (["learn", "13"], ExitCode.usage), (["learn", "0"], .usage), (["learn", "icon"], .usage),
      (["learn", "--skip", "--answer"], .usage), (["learn", "3", "--reset"], .usage),
      (["learn", "--check", "missing.swift"], .noInput),
    ])
  func refused(arguments: [String], exitCode: ExitCode) throws {
    let outcome = try shippedWorld().run(arguments)
    #expect(outcome.exitCode == exitCode && outcome.notices.count == 1)
  }

  @Test("a base without a path, and a learner without a home, are told so")
  func nothing() throws {
    let world = try World()
    #expect(world.run("learn").exitCode == .noInput)
    world.environment["HOME"] = nil
    #expect(world.run("learn").exitCode == .usage)
  }
}
