import Testing

extension House {
  /// Imports that the arrows of the manifest do not draw.
  var undeclaredImports: [String] {
    let manifest = Manifest(manifest)
    let rooms = Set(manifest.targets.map(\.name))
    return imports.compactMap { path, number, module in
      guard let target = manifest.targets.first(where: { path.hasPrefix($0.path + "/") }) else {
        return "\(path): no target of Package.swift has this file: add one or delete it"
      }
      guard rooms.contains(module), !target.dependencies.contains(module) else { return nil }
      return "\(path):\(number): \(module) is not among the rooms that \(target.name) may enter"
    }
  }

  /// Imports of Foundation or Dispatch in anything that ships: they cost every command its start-up.
  var foundationInProducts: [String] {
    let shipped = Manifest(manifest).shipped
    let heavy = [
      "Foundation", "FoundationEssentials", "FoundationXML", "FoundationNetworking",
      "FoundationInternationalization", "Dispatch",
    ]
    return imports.compactMap { path, number, module in
      guard heavy.contains(module),
        let target = shipped.first(where: { path.hasPrefix($0.path + "/") })
      else { return nil }
      return "\(path):\(number): \(module) must not be imported: \(target.name) is in a product"
    }
  }

  /// Imports of the C library outside the one room that speaks to the system.
  var strayCLibraries: [String] {
    let libraries = ["Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc", "ucrt", "CRT"]
    return imports.compactMap { path, number, module in
      libraries.contains(module) && !path.hasPrefix("Sources/OperatingSystem/")
        ? "\(path):\(number): \(module) may be imported in Sources/OperatingSystem alone" : nil
    }
  }
}

@Test func `a file imports only rooms that its target may enter`() throws {
  #expect(try House.own().undeclaredImports == [])
}

@Test func `nothing that ships imports Foundation or Dispatch`() throws {
  #expect(try House.own().foundationInProducts == [])
}

@Test func `the C library is imported in one room`() throws {
  #expect(try House.own().strayCLibraries == [])
}

@Test func `the package depends on no other package`() throws {
  #expect(!Manifest(try House.own().manifest).hasPackageDependencies)
}

/// A package made up for these tests: the program enters the shop, the shop the store.
private let madeUp = """
  // .library(name: "Ghost", targets: ["DTKBOffice"])
  let package = Package(
    name: "made-up",
    products: [.executable(name: "program", targets: ["program"])],
    targets: [
      room("Store"),
      room(
        "Shop", enters: ["Store"]),
      room("Office", enters: []),
      .executableTarget(
        name: "program", dependencies: ["DTKBShop"], path: "Sources/program"),
    ])
  """

@Test(
  "An import that breaks a rule is found, however it is written",
  arguments: [
    "import DTKBStore", "public import DTKBStore", "@testable internal import DTKBStore",
    "  private import struct DTKBStore.Shelf", "import DTKBStore;", "import\tDTKBStore",
  ])
func `madeUpImport`(_ line: String) {
  let house = House(
    manifest: madeUp,
    sources: [
      "Sources/program/Main.swift": "\(line)\nimport DTKBShop",
      "Sources/Shop/Shop.swift": line,
    ])
  #expect(
    house.undeclaredImports == [
      "Sources/program/Main.swift:1: DTKBStore is not among the rooms that program may enter"
    ])
}

@Test(
  "What only looks like an import is none",
  arguments: [
    "// import DTKBStore", "/* \n/* */ import DTKBStore\n*/", "let a = \"import DTKBStore\"",
    "let a = \"\"\"\n  import DTKBStore\n  \"\"\"",
    "let a = #\"\"\"\n\"\"\"\nimport DTKBStore\n\"\"\"#",
    "let important = DTKBStore", "let a = \"\\(\"\\\"\")\"\n// import DTKBStore",
  ])
func `madeUpText`(_ text: String) {
  let house = House(manifest: madeUp, sources: ["Sources/program/Main.swift": text])
  #expect(house.undeclaredImports == [])
}

@Test func `Foundation is found in what a product reaches and nowhere else`() {
  let house = House(
    manifest: madeUp,
    sources: [
      "Sources/Store/Store.swift":
        "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#endif",
      "Sources/Office/Office.swift": "import Foundation",
      "Sources/program/Main.swift": "import Dispatch",
    ])
  #expect(
    house.foundationInProducts.map { $0.prefix { $0 != " " } } == [
      "Sources/Store/Store.swift:2:", "Sources/program/Main.swift:1:",
    ])
}

@Test func `the C library is found outside its room`() {
  let house = House(
    manifest: madeUp,
    sources: [
      "Sources/OperatingSystem/Calls.swift": "import Glibc",
      "Sources/Shop/Shop.swift": "import Musl",
    ])
  #expect(
    house.strayCLibraries == [
      "Sources/Shop/Shop.swift:1: Musl may be imported in Sources/OperatingSystem alone"
    ])
}

@Test func `a file of no target is found`() {
  let house = House(manifest: madeUp, sources: ["Sources/Cellar/Wine.swift": "import Swift"])
  #expect(house.undeclaredImports.count == 1)
}

@Test func `the manifest is read as it stands`() throws {
  let house = try House.own()
  let manifest = Manifest(house.manifest)
  let program = try #require(manifest.target("dtkb"))
  #expect(program.path == "Sources/dtkb")
  #expect(program.dependencies.contains("DTKBCommands"))
  #expect(manifest.target("DTKBSnippetRules")?.dependencies.contains("DynamicTypeScaling") == true)
  #expect(manifest.target("KnowledgeFilesTests")?.dependencies.contains("DTKBKnowledge") == true)
  #expect(manifest.products.map(\.name).contains("dtkb"))
  #expect(manifest.shipped.map(\.name).contains("DTKBTextAnalysis"))
  // The rule by which the manifest names modules, which `Manifest.moduleName` repeats.
  #expect(house.manifest.contains(#"folder == "DynamicTypeScaling" ? folder : "DTKB" + folder"#))
}
