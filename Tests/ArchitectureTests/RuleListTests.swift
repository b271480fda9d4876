import Testing

extension House {
  /// Files of rules that hold none, and rules that `Rule.all` does not name.
  var unlistedRules: [String] {
    let list = (sources["Sources/SnippetRules/Rule+All.swift"]?.lines ?? [])
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return sources.filter { $0.key.hasPrefix("Sources/SnippetRules/Rules/") }
      .sorted { $0.key < $1.key }.flatMap { path, text -> [String] in
        let names = Self.rules(declaredIn: text)
        if names.isEmpty { return ["\(path): the file declares no rule: move it out of Rules"] }
        return names.filter { !list.contains(Substring($0)) }
          .map { "\(path): the rule \($0) is not in Rule+All.swift: add it" }
      }
  }

  private static func rules(declaredIn text: CodeText) -> [String] {
    text.lines.compactMap { line in
      guard let start = line.firstRange(of: "static let ")?.upperBound else { return nil }
      let name = line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = line[name.endIndex...].filter { $0 != " " }
      return rest.hasPrefix("=Rule(") || rest.hasPrefix(":Rule=") || rest.hasPrefix("=Rule.")
        ? String(name) : nil
    }
  }
}

@Test func `every rule is in the list of rules`() throws {
  #expect(try House.own().unlistedRules == [])
}

@Test func `a rule that is not listed, and a file of rules without one, are found`() {
  let house = House(
    manifest: "",
    sources: [
      "Sources/SnippetRules/Rule+All.swift": "static let all: [Rule] = [.listed] // .forgotten",
      "Sources/SnippetRules/Rules/Fonts/Listed.swift": "static let listed = Rule(id: \"a\")",
      "Sources/SnippetRules/Rules/Fonts/Forgotten.swift": "  static let forgotten: Rule = .init()",
      "Sources/SnippetRules/Rules/Fonts/Empty.swift": "struct Empty {}",
    ])
  #expect(
    house.unlistedRules == [
      "Sources/SnippetRules/Rules/Fonts/Empty.swift: the file declares no rule: move it out of Rules",
      "Sources/SnippetRules/Rules/Fonts/Forgotten.swift: the rule forgotten is not in Rule+All.swift: "
        + "add it",
    ])
}
