/// The targets, products and arrows of a package, as its manifest says them.
///
/// Read as text: `swift package describe` would wait for the lock that `swift test` holds.
struct Manifest {
  struct Target: Equatable {
    let name: String
    let path: String
    let dependencies: [String]
    let isTest: Bool
  }

  struct Product: Equatable {
    let name: String
    let targets: [String]
  }

  private(set) var targets: [Target] = []
  private(set) var products: [Product] = []
  /// The folders of the rooms: those that are made with `room(…)`.
  private(set) var rooms: [String] = []
  /// Whether the package depends on another package.
  let hasPackageDependencies: Bool

  init(_ text: String) {
    let text = Self.withoutComments(text)
    let package = text.firstRange(of: "let package = Package(").map { text[$0.upperBound...] }
    hasPackageDependencies = text.contains(".package(")
    for call in Self.calls(in: package ?? text[text.endIndex...]) { read(call) }
  }

  func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// The targets that the products are made of, and all that those depend on.
  var shipped: [Target] {
    var names: Set<String> = []
    var waiting = products.flatMap(\.targets)
    while let name = waiting.popLast() {
      if names.insert(name).inserted { waiting += target(name)?.dependencies ?? [] }
    }
    return targets.filter { names.contains($0.name) }
  }

  /// The name of a room's module, as `moduleName` in the manifest makes it.
  static func moduleName(_ folder: String) -> String {
    folder == "DynamicTypeScaling" ? folder : "DTKB" + folder
  }

  private typealias Call = (name: String, arguments: Substring)

  private mutating func read(_ call: Call) {
    let arguments = call.arguments
    switch call.name {
    case "room":
      guard let folder = Self.strings(in: arguments).first else { return }
      rooms.append(folder)
      targets.append(
        Target(
          name: Self.moduleName(folder), path: "Sources/\(folder)",
          dependencies: Self.strings(in: arguments, behind: "enters:").map(Self.moduleName),
          isTest: false))
    case "tests", "houseTests":
      guard let folder = Self.strings(in: arguments).first else { return }
      let name = call.name == "tests" ? folder + "Tests" : folder
      let own = call.name == "tests" ? [folder] : []
      targets.append(
        Target(
          name: name, path: "Tests/\(name)",
          dependencies: (own + Self.strings(in: arguments, behind: "needs:"))
            .map(Self.moduleName), isTest: true))
    case "target", "executableTarget", "systemLibrary", "plugin", "testTarget":
      // Inside a target, `.plugin` names a capability's plugin rather than making one.
      guard let name = Self.strings(in: arguments, behind: "name:").first else { return }
      targets.append(
        Target(
          name: name, path: Self.strings(in: arguments, behind: "path:").first ?? "Sources/\(name)",
          dependencies: Self.strings(in: arguments, behind: "dependencies:"),
          isTest: call.name == "testTarget"))
    case "library", "executable":
      guard let name = Self.strings(in: arguments, behind: "name:").first else { return }
      products.append(
        Product(name: name, targets: Self.strings(in: arguments, behind: "targets:")))
    default: break
    }
  }

  /// The calls that make up the lists `products:` and `targets:`, with what stands between their
  /// parentheses.
  private static func calls(in text: Substring) -> [Call] {
    var calls: [Call] = []
    var name = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "(" {
        let arguments = rest.prefix(closing(rest, "(", ")"))
        calls.append((name, arguments))
        rest = rest.dropFirst(arguments.count + 1)
        name = ""
      } else if character.isLetter {
        name.append(character)
      } else {
        name = ""
      }
    }
    return calls
  }

  /// How many characters stand before the mark that closes what was opened.
  private static func closing(_ text: Substring, _ open: Character, _ close: Character) -> Int {
    var depth = 0
    var isString = false
    for (index, character) in text.enumerated() {
      if character == "\"" { isString.toggle() }
      if isString { continue }
      if character == open { depth += 1 }
      if character == close {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return text.count
  }

  /// The strings of a list or of a single value behind a label.
  private static func strings(in text: Substring, behind label: String) -> [String] {
    guard let range = text.firstRange(of: label) else { return [] }
    let value = text[range.upperBound...].drop(while: \.isWhitespace)
    guard value.first == "[" else { return Array(strings(in: value).prefix(1)) }
    let list = value.dropFirst()
    return strings(in: list.prefix(closing(list, "[", "]")))
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }
}
