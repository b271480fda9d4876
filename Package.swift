// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The module of a folder under `Sources/`.
///
/// The prefix keeps a client's own `Commands` or `Knowledge` from clashing with ours.
func moduleName(_ folder: String) -> String {
  folder == "DynamicTypeScaling" ? folder : "DTKB" + folder
}

/// A room of the house: one folder, one subject, and the rooms it may enter.
func room(_ folder: String, enters rooms: [String] = []) -> Target {
  .target(
    name: moduleName(folder),
    dependencies: rooms.map { .byName(name: moduleName($0)) },
    path: "Sources/\(folder)",
    swiftSettings: settings)
}

/// The tests of a room: the room itself, what all tests share, and what the test needs beside them; the
/// files it reads lie in its folder and are not copied.
func tests(
  _ folder: String, needs rooms: [String] = [], reads files: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: folder + "Tests",
    dependencies: ([folder, "TestSupport"] + rooms).map { .byName(name: moduleName($0)) },
    path: "Tests/\(folder)Tests",
    exclude: files,
    resources: resources,
    swiftSettings: settings)
}

/// Tests that look at the project as a whole and belong to no single room.
func houseTests(_ name: String, needs rooms: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (["TestSupport"] + rooms).map { .byName(name: moduleName($0)) },
    path: "Tests/\(name)",
    swiftSettings: settings)
}

let package = Package(
  name: "dtkb",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "dtkb", targets: ["dtkb"]),
    .library(name: "DynamicTypeScaling", targets: ["DynamicTypeScaling"]),
    .library(
      name: "DTKBQueryService", targets: ["DTKBQueryService", "DTKBKnowledgeDatabase"]),
    .plugin(name: "CheckCommand", targets: ["CheckCommand"]),
    .plugin(name: "CheckBuild", targets: ["CheckBuild"]),
  ],
  targets: [
    .systemLibrary(
      name: "DTKBCSQLite",
      path: "Sources/CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    room("DynamicTypeScaling"),
    room("SourceReading"),
    room("TextAnalysis"),
    room("ArgumentGrammar", enters: ["TextAnalysis"]),
    room("Knowledge", enters: ["DynamicTypeScaling"]),
    room("OperatingSystem"),
    room("SnippetRules", enters: ["SourceReading", "DynamicTypeScaling"]),
    room("SQLiteAccess", enters: ["CSQLite"]),
    room("JSONReading"),
    room("SeededNumbers"),
    room(
      "KnowledgeFiles", enters: ["Knowledge", "TextAnalysis", "OperatingSystem", "JSONReading"]),
    room(
      "KnowledgeStorage", enters: ["Knowledge", "SQLiteAccess", "TextAnalysis", "OperatingSystem"]),
    room(
      "QueryService",
      enters: [
        "Knowledge", "KnowledgeStorage", "TextAnalysis", "SnippetRules", "SourceReading",
        "DynamicTypeScaling",
      ]),
    room(
      "Commands",
      enters: [
        "ArgumentGrammar", "QueryService", "Knowledge", "KnowledgeFiles", "KnowledgeStorage",
        "TextAnalysis",
        "SnippetRules", "SourceReading", "DynamicTypeScaling", "OperatingSystem", "JSONReading",
      ]),
    room(
      "Fuzzing",
      enters: [
        "ArgumentGrammar", "Commands", "Knowledge", "KnowledgeFiles", "KnowledgeStorage",
        "OperatingSystem", "QueryService", "SeededNumbers", "SnippetRules", "SourceReading",
      ]),

    .executableTarget(
      name: "dtkb",
      dependencies: ["DTKBCommands", "DTKBKnowledgeDatabase"],
      path: "Sources/dtkb",
      swiftSettings: settings),
    .target(
      name: "DTKBKnowledgeDatabase",
      path: "Sources/KnowledgeDatabase",
      plugins: ["CompileKnowledge"]),
    .executableTarget(
      name: "dtkb-compile",
      dependencies: ["DTKBKnowledgeFiles", "DTKBKnowledgeStorage", "DTKBOperatingSystem"],
      path: "Sources/CompileTool",
      swiftSettings: settings),
    .plugin(
      name: "CompileKnowledge",
      capability: .buildTool(),
      dependencies: ["dtkb-compile"],
      path: "Sources/CompileKnowledge",
      exclude: ["Data"]),
    .plugin(
      name: "CheckCommand",
      capability: .command(
        intent: .custom(
          verb: "check-dynamic-type",
          description: "Finds text and metrics that will not grow with the reader's text size.")),
      dependencies: ["dtkb"],
      path: "Sources/CheckCommand"),
    .plugin(
      name: "CheckBuild",
      capability: .buildTool(),
      dependencies: ["dtkb"],
      path: "Sources/CheckBuild"),
    .executableTarget(
      name: "dtkb-bench",
      dependencies: [
        "DTKBOperatingSystem", "DTKBCommands", "DTKBFuzzing", "DTKBKnowledge",
        "DTKBKnowledgeStorage", "DTKBQueryService", "DTKBSeededNumbers", "DynamicTypeScaling",
        "dtkb",
      ],
      path: "Sources/Benchmarks",
      swiftSettings: settings),
    .executableTarget(
      name: "dtkb-fuzz",
      // Not the compiled database: libFuzzer cannot be linked into the tool that compiles it.
      dependencies: ["DTKBFuzzing", "DTKBOperatingSystem"],
      path: "Sources/FuzzTool",
      swiftSettings: settings),

    .target(name: "DTKBTestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("DynamicTypeScaling"),
    tests("SourceReading", needs: ["SeededNumbers"]),
    tests("TextAnalysis", needs: ["SeededNumbers"], reads: ["Snowball"]),
    tests("ArgumentGrammar"),
    tests("Knowledge", needs: ["DynamicTypeScaling"]),
    tests("OperatingSystem"),
    tests("SnippetRules", needs: ["SourceReading", "DynamicTypeScaling"]),
    tests("SQLiteAccess"),
    tests("JSONReading"),
    tests("SeededNumbers"),
    tests("KnowledgeFiles", needs: ["Knowledge", "SeededNumbers"]),
    tests(
      "KnowledgeStorage",
      needs: ["Knowledge", "SQLiteAccess", "SeededNumbers", "TextAnalysis", "OperatingSystem"]),
    tests(
      "QueryService",
      needs: [
        "Knowledge", "KnowledgeFiles", "KnowledgeStorage", "TextAnalysis", "SnippetRules",
        "SourceReading", "DynamicTypeScaling", "Fuzzing",
      ],
      reads: ["Queries"]),
    tests(
      "Commands",
      needs: [
        "ArgumentGrammar", "QueryService", "Knowledge", "KnowledgeFiles", "KnowledgeStorage",
        "OperatingSystem", "SQLiteAccess", "SnippetRules", "SourceReading", "DynamicTypeScaling",
      ],
      resources: [.copy("Help")]),
    tests(
      "Fuzzing",
      needs: ["Knowledge", "KnowledgeStorage", "SQLiteAccess", "SeededNumbers"]),
    houseTests("ArchitectureTests"),
    houseTests(
      "DataTests",
      needs: [
        "Knowledge", "KnowledgeFiles", "KnowledgeStorage", "QueryService", "SnippetRules",
        "SourceReading", "DynamicTypeScaling", "OperatingSystem", "Commands",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// The folder with the modules of the toolchain's own Swift parser, found through the PATH; nil where it has none.
func toolchainParserFolder() -> String? {
  let path = getenv("PATH").map { String(cString: $0) } ?? ""
  for folder in path.split(separator: ":") {
    guard let compiler = realpath("\(folder)/swift", nil) else { continue }
    defer { free(compiler) }
    let parts = String(cString: compiler).split(separator: "/").dropLast(2)
    let host = "/" + parts.joined(separator: "/") + "/lib/swift/host"
    if access(host + "/SwiftParser.swiftmodule", R_OK) == 0 { return host }
  }
  return nil
}

// The Swift reader is held against that parser; its flags are unsafe, so they stand on a test only.
if let host = toolchainParserFolder() {
  package.targets.append(
    .testTarget(
      name: "SwiftParserTests",
      dependencies: ["DTKBSourceReading", "DTKBTestSupport"],
      path: "Tests/SwiftParserTests",
      swiftSettings: settings + [.unsafeFlags(["-I\(host)"])],
      linkerSettings: [
        .unsafeFlags(["-L\(host)", "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]))
}
