// swift-tools-version: 6.2
import PackageDescription

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

/// The tests of a room: the room itself and what the test needs beside it; the files it reads lie in
/// its folder and are not copied.
func tests(
  _ folder: String, needs rooms: [String] = [], reads files: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: folder + "Tests",
    dependencies: ([folder] + rooms).map { .byName(name: moduleName($0)) },
    path: "Tests/\(folder)Tests",
    exclude: files,
    resources: resources,
    swiftSettings: settings)
}

/// Tests that look at the project as a whole and belong to no single room.
func houseTests(_ name: String, needs rooms: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: rooms.map { .byName(name: moduleName($0)) },
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
  ],
  targets: [
    .systemLibrary(
      name: "DTKBCSQLite",
      path: "Sources/CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    room("DynamicTypeScaling"),
    room("SourceReading"),
    room("TextAnalysis"),
    room("ArgumentGrammar"),
    room("Knowledge"),
    room("OperatingSystem"),
    room("SnippetRules", enters: ["SourceReading", "DynamicTypeScaling"]),
    room("SQLiteAccess", enters: ["CSQLite"]),
    room("KnowledgeFiles", enters: ["Knowledge"]),
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
        "ArgumentGrammar", "QueryService", "Knowledge", "KnowledgeStorage", "TextAnalysis",
        "SnippetRules", "SourceReading", "DynamicTypeScaling", "OperatingSystem",
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
    .executableTarget(
      name: "dtkb-bench",
      dependencies: ["DTKBOperatingSystem", "dtkb"],
      path: "Sources/Benchmarks",
      swiftSettings: settings),

    tests("DynamicTypeScaling"),
    tests("SourceReading"),
    tests("TextAnalysis", reads: ["Snowball"]),
    tests("ArgumentGrammar"),
    tests("Knowledge"),
    tests("OperatingSystem"),
    tests("SnippetRules", needs: ["SourceReading", "DynamicTypeScaling"]),
    tests("SQLiteAccess"),
    tests("KnowledgeFiles", needs: ["Knowledge"]),
    tests(
      "KnowledgeStorage", needs: ["Knowledge", "SQLiteAccess", "TextAnalysis", "OperatingSystem"]),
    tests(
      "QueryService",
      needs: [
        "Knowledge", "KnowledgeFiles", "KnowledgeStorage", "TextAnalysis", "SnippetRules",
        "SourceReading", "DynamicTypeScaling",
      ]),
    tests(
      "Commands",
      needs: [
        "ArgumentGrammar", "QueryService", "Knowledge", "KnowledgeFiles", "KnowledgeStorage",
        "OperatingSystem",
      ],
      resources: [.copy("Help")]),
    houseTests("ArchitectureTests"),
    houseTests(
      "DataTests",
      needs: [
        "Knowledge", "KnowledgeFiles", "QueryService", "SnippetRules", "SourceReading",
        "DynamicTypeScaling",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
