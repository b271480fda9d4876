import Testing

extension House {
  /// Names at the top level that do not belong there, and those that are missing.
  var topLevelFaults: [String] {
    let known = ["Data", "Package.swift", "README.md", "Sources", "Tests"]
    let strays = topLevel.filter { !$0.hasPrefix(".") && !known.contains($0) }
    let missing = ["Package.swift", "Sources", "Tests"].filter { !topLevel.contains($0) }
    return strays.map { "\($0) does not belong to the top level" }
      + missing.map { "\($0) is missing" }
  }

  /// Rooms without tests.
  var untestedRooms: [String] {
    let manifest = Manifest(manifest)
    return manifest.rooms.compactMap { folder in
      let name = folder + "Tests"
      guard manifest.target(name)?.isTest == true else {
        return "Package.swift has no tests of \(folder): add tests(\"\(folder)\")"
      }
      return tests.contains { $0.hasPrefix("Tests/\(name)/") }
        ? nil : "Tests/\(name) has no Swift file: write the tests of \(folder)"
    }
  }

  /// Folders below `Sources` that are named after a technique, which says nothing of what is inside.
  var namelessFolders: [String] {
    let techniques = [
      "Utils", "Utilities", "Helpers", "Extensions", "Core", "Common", "Shared", "Misc",
    ]
    return sources.keys.sorted().filter { path in
      path.split(separator: "/").dropLast().contains { techniques.contains(String($0)) }
    }.map { "\($0): name the folder after what it is for" }
  }
}

@Test func `the top level holds the package and nothing else`() throws {
  #expect(try House.own().topLevelFaults == [])
}

@Test func `every room has its tests`() throws {
  #expect(try House.own().untestedRooms == [])
}

@Test func `folders are named after what they are for`() throws {
  #expect(try House.own().namelessFolders == [])
}

@Test func `a stray file, a room without tests and a nameless folder are found`() {
  let house = House(
    manifest: "let package = Package(targets: [room(\"Shop\"), room(\"Store\"), tests(\"Store\")])",
    sources: ["Sources/Shop/Utils/Till.swift": ""], tests: [],
    topLevel: [".git", "Package.swift", "Sources", "Tests", "notes.txt"])
  #expect(house.topLevelFaults == ["notes.txt does not belong to the top level"])
  #expect(house.untestedRooms.count == 2)
  #expect(house.namelessFolders.count == 1)
}
