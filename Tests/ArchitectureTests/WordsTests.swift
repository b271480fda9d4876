import Testing

extension House {
  /// Calls of `print` outside the places that speak to people.
  var strayPrints: [String] {
    let speaking = [
      "Sources/Commands/Output/", "Sources/CompileTool/", "Sources/Benchmarks/",
      "Sources/FuzzTool/",
    ]
    return codeLines.compactMap { path, number, code in
      guard Self.calls("print", in: code), !speaking.contains(where: path.hasPrefix) else {
        return nil
      }
      return "\(path):\(number): only Sources/Commands/Output prints"
    }
  }

  /// Words that stop the program on what it is given.
  var traps: [String] {
    codeLines.flatMap { path, number, code in
      var words = ["try!", "as!"].filter { Self.stands($0, in: code) }
      words += ["fatalError", "preconditionFailure"].filter { Self.calls($0, in: code) }
      return words.map { "\(path):\(number): `\($0)` can stop the program: handle the case" }
    }
  }

  /// Questions for the time of day: no answer depends on it, so that a wrong clock does no harm.
  var clocks: [String] {
    codeLines.flatMap { path, number, code in
      ["CLOCK_REALTIME", "gettimeofday", "time(nil)", "Date()", "ContinuousClock"]
        .filter { code.contains($0) }.map { "\(path):\(number): `\($0)` asks what time it is" }
    }
  }

  /// Whether a function of the standard library is called, and not one of that name of a type.
  private static func calls(_ name: String, in code: String) -> Bool {
    code.ranges(of: name + "(").contains { range in
      let before = code[..<range.lowerBound]
      if before.hasSuffix("Swift.") { return true }
      guard let last = before.last else { return true }
      return !(last.isLetter || last.isNumber || last == "_" || last == ".")
        && !before.hasSuffix("func ")
    }
  }

  /// Whether a word stands there that is not the end of a longer one.
  private static func stands(_ word: String, in code: String) -> Bool {
    code.ranges(of: word).contains { range in
      code[..<range.lowerBound].last.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
    }
  }
}

@Test func `only the output prints`() throws {
  #expect(try House.own().strayPrints == [])
}

@Test func `nothing stops the program on what it is given`() throws {
  #expect(try House.own().traps == [])
}

@Test func `nothing depends on the time of day`() throws {
  #expect(try House.own().clocks == [])
  let late = House(manifest: "", sources: ["Sources/Shop/Shop.swift": "let now = Date()"])
  #expect(late.clocks.count == 1)
}

@Test(
  "A word that must not stand in a source is found, and only there",
  arguments: [
    ("print(1)", 1), ("  if a { print(1) }", 1), ("Swift.print(1)", 1), ("\"\\(print(1))\"", 1),
    ("// print(1)", 0), ("\"print(1)\"", 0), ("page.print(1)", 0), ("func print(_ a: Int)", 0),
    ("fingerprint(1)", 0), ("try! a()", 1), ("(a as! B)", 1), ("fatalError()", 1),
    ("a = b.isAlias! ", 0), ("/// never `try!`", 0), ("preconditionFailure(\"a\")", 1),
    ("let a = \"\"\"\n  try! b()\n  \"\"\"; fatalError()", 1), ("retry!", 0),
  ])
func `madeUpWords`(_ code: String, _ count: Int) {
  let house = House(manifest: "", sources: ["Sources/Shop/Shop.swift": code])
  #expect(house.strayPrints.count + house.traps.count == count)
}

@Test func `printing is allowed where people are spoken to`() {
  let house = House(manifest: "", sources: ["Sources/Commands/Output/Page.swift": "print(1)"])
  #expect(house.strayPrints == [])
}
