#if canImport(SwiftParser)
  import Foundation
  import Testing

  @Suite("Our reader of Swift beside the parser of the toolchain")
  struct AgreementTests {
    private static let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files of a folder of the project.
    private static func files(in folder: String) -> [String] {
      let path = root.appending(path: folder).path
      guard let files = FileManager.default.enumerator(atPath: path) else { return [] }
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
        "\(folder)/\($0)"
      }.sorted()
    }

    @Test("they agree on every Swift file of the project", arguments: ["Sources", "Tests", "Data"])
    func project(_ folder: String) throws {
      for file in Self.files(in: folder) {
        let bytes = [UInt8](try Data(contentsOf: Self.root.appending(path: file)))
        let differences = ReadFacts(own: bytes).differences(from: ReadFacts(toolchain: bytes))
        #expect(differences == [], "\(file)")
      }
    }

    static let hardCode = [
      "let a = b < c ? d > e : f\nlet g = H<I<J>>(k)\nlet l = m >> n",
      "if let a = { b }() { c }\nif a.b { $0 } { c } else if d { e }\nguard let f = g?.h else { return }",
      "a\n#if os(iOS)\n.b { c }\n#else\n.d()\n#endif\n.e(f: { g }) { h } i: { j }",
      "#Preview(\"A\", traits: .b) { C() }\n#Preview(as: .d) { E() } timeline: { F() }",
      "let r = /a(b|c)\\/d/\nlet q = #/\ne\nf/#\nlet s = a / b / c",
      "let t = \"\"\"\n  \\(u + \"\\(v)\")\n  \"\"\"\nlet w = #\"x \\(y) \\#(z)\"#",
      "switch a { case .b(let c) where c > 1, .d: e\n#if X\ncase f: g\n#endif\n@unknown default: h }",
      "var a: Int { get async throws { b } set(c) { d } }\nvar e = f { didSet { g } }\nsubscript(h: Int) -> Int { i }",
      "func a<each B: C>(_ d: repeat each B, e f: @escaping () async throws(G) -> H = { i }) rethrows -> some J where B: K {}",
      "let x: [String: (Int) -> [A.B<C>?]] = [:]\nlet y = \\A.b?.c[0].d\nlet z = (a: 1, b).0.1",
      "@A(b: .c) @D private(set) static var e: F?\nindirect enum G: H { case i(J, k: L = 1), m = \"n\" }",
      "f(-1, !a, &b, ~c, d..., ...e, f..<g, h ?? i, j as? K, l is M, try? n, await o)",
      "outer: for case let (a, b)? in c where d { break outer }\nrepeat { e } while f\ndo { try g } catch let h as I { } catch { }",
      "let 文字 = \"🎉\" // Ấ\nText(文字).font(.body)",
      "extension [A]: B where Element: C { static func + (l: Self, r: Self) -> Self { l } }\nprefix operator +++",
      "x = if a { b } else { c }\nlet y = switch z { case 1: 2\ndefault: 3 }\nreturn\n",
      "a.map(\\.b).filter { $0 > 1 && $0 < 2 }.sorted(by: <)\nreduce(0, +)\nNotificationCenter.default.post(name: .init(\"a\"), object: nil)",
    ]

    @Test("they agree on what is hard to read", arguments: hardCode)
    func hard(_ code: String) {
      let bytes = Array(code.utf8)
      #expect(ReadFacts(own: bytes).differences(from: ReadFacts(toolchain: bytes)) == [])
    }
  }
#endif
