import DTKBKnowledge
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb scale --svg")
struct ScaleDrawingTests {
  @Test("a drawing is written beside what is shown, and says where")
  func beside() throws {
    let world = try World(withBase: false)
    let plain = world.run("scale", "24", "--compare", "body,title")
    let drawn = world.run("scale", "24", "--compare", "body,title", "--svg", "a b.svg")
    #expect(drawn.output == plain.output)
    #expect(drawn.notices == plain.notices + ["→ a b.svg"])
    let svg = try #require(world.folder.text(of: "a b.svg"))
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    let json = world.run("scale", "24", "--svg", "b.svg", "--format", "json")
    #expect(json.output.hasPrefix("{"))
    #expect(world.folder.text(of: "b.svg")?.hasPrefix("<svg ") == true)
  }

  @Test("'-' puts the drawing in the place of the text")
  func standardOutput() throws {
    let world = try World(withBase: false)
    let outcome = world.run("scale", "24", "--svg", "-")
    #expect(outcome.output.hasPrefix("<svg ") && outcome.exitCode == .fine)
    #expect(world.folder.text(of: "-") == nil)
  }

  @Test("a drawing replaces a file, where a link leads too, and leaves nothing else behind")
  func replacing() throws {
    let world = try World(withBase: false)
    try world.folder.write("old", to: "charts/a.svg")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: world.folder.path + "/link.svg", withDestinationPath: "charts/a.svg")
    #expect(world.run("scale", "24", "--svg", "link.svg").exitCode == .fine)
    #expect(world.folder.text(of: "charts/a.svg")?.hasPrefix("<svg ") == true)
    let link = try manager.destinationOfSymbolicLink(atPath: world.folder.path + "/link.svg")
    #expect(link == "charts/a.svg")
    #expect(try manager.contentsOfDirectory(atPath: world.folder.path + "/charts") == ["a.svg"])
  }

  @Test("what cannot be written is left as it is, and no half file stays behind")
  func failing() throws {
    let world = try World(withBase: false)
    try world.folder.write("kept", to: "folder/file")
    for (path, exitCode) in [
      ("folder", ExitCode.inputOutput), ("nowhere/a.svg", .noInput), ("/dev/null", .inputOutput),
      ("/dev/stdout", .inputOutput), ("/dev/fd/1", .inputOutput),
    ] {
      let outcome = world.run("scale", "24", "--svg", path)
      #expect(outcome.exitCode == exitCode)
      #expect(outcome.output.isEmpty && outcome.notices.count == 1)
      #expect(outcome.notices[0].contains("'\(path)'"))
    }
    #expect(world.folder.text(of: "folder/file") == "kept")
    #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder.path) == ["folder"])
  }

  @Test("an error in the command line writes nothing")
  func nothingWritten() throws {
    let world = try World(withBase: false)
    for arguments in [["--size", "AX5"], ["--platform", "visionos"], ["--compare", "boddy"]] {
      #expect(world.run(["scale", "24", "--svg", "a.svg"] + arguments).exitCode != .fine)
      #expect(world.folder.text(of: "a.svg") == nil)
    }
  }

  @Test("a drawing speaks the reader's language", arguments: Language.allCases)
  func languages(language: Language) throws {
    let world = try World(withBase: false)
    let svg = world.run("scale", "12,5", "--svg", "-", "--lang", language.rawValue).output
    #expect(svg.contains("lang=\"\(language.rawValue)\""))
    #expect(svg.contains(">\(language.figureWords.textSize)</text>"))
    #expect(svg.contains(">\(language.figureWords.accessibilitySizes)</text>"))
    #expect(svg.contains(language == .english ? ">35.333<" : ">35,333<"))
  }
}
