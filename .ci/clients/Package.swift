// swift-tools-version: 6.2
// A package as others write it, which depends on dtkb: its library, and its plugins.
import PackageDescription

let package = Package(
  name: "clients",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "dtkb", path: "../..")],
  targets: [
    .executableTarget(
      name: "SearchAsYouType",
      dependencies: [.product(name: "DTKBQueryService", package: "dtkb")]),
    .target(name: "FixedFonts", plugins: [.plugin(name: "CheckBuild", package: "dtkb")]),
    .target(name: "GrowingFonts", plugins: [.plugin(name: "CheckBuild", package: "dtkb")]),
  ],
  swiftLanguageModes: [.v6]
)
