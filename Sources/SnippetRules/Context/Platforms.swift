import DTKBSourceReading
import DynamicTypeScaling

/// The systems for which a place in code is compiled.
struct Platforms: OptionSet, Sendable {
  let rawValue: UInt8

  static let iOS = Platforms(rawValue: 1)
  static let catalyst = Platforms(rawValue: 2)
  static let macOS = Platforms(rawValue: 4)
  static let watchOS = Platforms(rawValue: 8)
  static let tvOS = Platforms(rawValue: 16)
  static let visionOS = Platforms(rawValue: 32)
  /// Linux, Windows and the like, where there is no interface.
  static let others = Platforms(rawValue: 64)

  static let all: Platforms = [.iOS, .catalyst, .macOS, .watchOS, .tvOS, .visionOS, .others]
  /// Those on which readers set the size of text; on the Mac they cannot.
  static let withDynamicType: Platforms = [.iOS, .watchOS, .tvOS, .visionOS]

  /// The platform whose figures stand for all of these, or nothing where none are published.
  var figured: Platform? {
    if contains(.iOS) { return .iOS }
    if contains(.watchOS) { return .watchOS }
    return nil
  }
}

extension SwiftContext {
  /// The systems for which a place is compiled, by the `#if`s around it and the place of the file.
  func platforms(at node: SwiftNode) -> Platforms {
    var platforms = filePlatforms
    for branch in node.ancestors where branch.kind == .branch {
      platforms.formIntersection(self.platforms(of: branch))
    }
    return platforms
  }

  private var filePlatforms: Platforms {
    if place.isMac { return .macOS }
    if place.isWatch { return .watchOS }
    if place.isTV { return .tvOS }
    let imports = unconditionalImports
    if imports.contains("AppKit") || imports.contains("Cocoa") { return .macOS }
    return .all
  }

  /// The systems that compile a branch of an `#if`, given that none of the branches before it was taken.
  private func platforms(of branch: SwiftNode) -> Platforms {
    if let known = platforms[branch.index] { return known }
    var rest = Platforms.all
    guard let conditional = branch.parent else { return rest }
    for sibling in conditional.children {
      let condition = BranchCondition(sibling)
      let taken = rest.intersection(condition.possible)
      platforms[sibling.index] = taken
      rest.subtract(condition.certain)
    }
    return platforms[branch.index] ?? .all
  }

  /// Whether a place is compiled in debug builds only.
  func isDebugOnly(_ node: SwiftNode) -> Bool {
    for branch in node.ancestors where branch.kind == .branch {
      let condition = BranchCondition(branch)
      if condition.words == ["DEBUG"] { return true }
    }
    return false
  }

  /// Whether no build compiles a place.
  func isDead(_ node: SwiftNode) -> Bool {
    node.ancestors.contains { $0.kind == .branch && platforms(of: $0).isEmpty }
  }
}

/// The condition of a branch of an `#if`: the systems that may take it, and those that must.
struct BranchCondition {
  private(set) var possible: Platforms = .all
  private(set) var certain: Platforms = []
  /// The words and signs of the condition.
  let words: [String]

  init(_ branch: SwiftNode) {
    let tree = branch.tree
    guard let directive = branch.nameToken else {
      words = []
      return
    }
    var token = directive + 1
    var words: [String] = []
    while token < branch.tokens.upperBound, !tree.tokens[token].traits.contains(.startsLine),
      words.count < 64
    {
      words.append(tree.text(ofToken: token))
      token += 1
    }
    self.words = words
    guard tree.tokens[directive].keyword != .hashElse else {
      certain = .all
      return
    }
    var reader = ConditionReader(words: words)
    (possible, certain) = reader.readAlternatives(depth: 0)
  }
}

/// Reads `os(iOS) && !targetEnvironment(macCatalyst) || FLAG` into the systems that may and must satisfy it.
private struct ConditionReader {
  let words: [String]
  var next = 0

  typealias Answer = (possible: Platforms, certain: Platforms)

  mutating func readAlternatives(depth: Int) -> Answer {
    var answer = readTerms(depth: depth)
    while next < words.count, words[next] == "||" {
      next += 1
      let other = readTerms(depth: depth)
      answer = (answer.possible.union(other.possible), answer.certain.union(other.certain))
    }
    return answer
  }

  private mutating func readTerms(depth: Int) -> Answer {
    var answer = readFactor(depth: depth)
    while next < words.count, words[next] == "&&" {
      next += 1
      let other = readFactor(depth: depth)
      answer = (
        answer.possible.intersection(other.possible), answer.certain.intersection(other.certain)
      )
    }
    return answer
  }

  private mutating func readFactor(depth: Int) -> Answer {
    guard next < words.count, depth < 32 else { return (.all, []) }
    let word = words[next]
    next += 1
    switch word {
    case "!":
      let answer = readFactor(depth: depth + 1)
      return (Platforms.all.subtracting(answer.certain), Platforms.all.subtracting(answer.possible))
    case "(":
      let answer = readAlternatives(depth: depth + 1)
      if next < words.count, words[next] == ")" { next += 1 }
      return answer
    case "true": return (.all, .all)
    case "false", "0": return ([], [])
    case "1": return (.all, .all)
    default:
      guard next < words.count, words[next] == "(" else { return (.all, []) }
      let argument = next + 1 < words.count ? words[next + 1] : ""
      while next < words.count, words[next] != ")" { next += 1 }
      next += 1
      return Self.answer(word, argument)
    }
  }

  private static func answer(_ condition: String, _ argument: String) -> Answer {
    switch (condition, argument) {
    case ("os", "iOS"): exactly([.iOS, .catalyst])
    case ("os", "macOS"), ("os", "OSX"): exactly(.macOS)
    case ("os", "watchOS"): exactly(.watchOS)
    case ("os", "tvOS"): exactly(.tvOS)
    case ("os", "visionOS"), ("os", "xrOS"): exactly(.visionOS)
    case ("os", _): exactly(.others)
    case ("targetEnvironment", "macCatalyst"): exactly(.catalyst)
    case ("canImport", "UIKit"): exactly([.iOS, .catalyst, .tvOS, .visionOS, .watchOS])
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): exactly(.macOS)
    case ("canImport", "WatchKit"): exactly([.watchOS])
    default: (.all, [])
    }
  }

  private static func exactly(_ platforms: Platforms) -> Answer { (platforms, platforms) }
}
