#if canImport(SwiftParser)
  import DTKBTestSupport
  import Foundation
  import Testing

  @Suite("Our reader of Swift beside the parser of the toolchain")
  struct AgreementTests {
    /// The Swift files of a folder.
    private static func files(in folder: URL) -> [URL] {
      guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
      return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        .map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
    }

    @Test("they agree on every Swift file of the project", arguments: ["Sources", "Tests", "Data"])
    func project(_ folder: String) throws {
      for file in Self.files(in: ProjectFolder.url(folder)) {
        let bytes = [UInt8](try Data(contentsOf: file))
        let differences = ReadFacts(own: bytes).differences(from: ReadFacts(toolchain: bytes))
        #expect(differences == [], "\(file.path)")
      }
    }

    /// Folders that whoever runs the tests names, parted by colons.
    private static let namedFolders =
      (ProcessInfo.processInfo.environment["DTKB_AGREE"] ?? "").split(separator: ":")
      .map(String.init)

    @Test(
      "they agree on every Swift file of the folders that DTKB_AGREE names",
      .enabled(if: !namedFolders.isEmpty), arguments: namedFolders)
    func named(_ folder: String) throws {
      var (agreed, differing, refused) = (0, 0, 0)
      for file in Self.files(in: URL(filePath: folder)) {
        guard let data = try? Data(contentsOf: file) else { continue }
        let bytes = [UInt8](data)
        // What is no Swift may be read in more than one way.
        if ReadFacts.toolchainRefuses(bytes) {
          refused += 1
          continue
        }
        let differences = ReadFacts(own: bytes).differences(from: ReadFacts(toolchain: bytes))
        #expect(differences == [], "\(file.path)")
        if differences.isEmpty { agreed += 1 } else { differing += 1 }
      }
      print(
        "\(folder): agreed on \(agreed) files, not on \(differing); refused by the toolchain: \(refused)"
      )
      #expect(agreed > 0)
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
