import DTKBSourceReading

extension FuzzTarget {
  /// The readers of code and documents: every range that they give lies in the text.
  static let readers = [
    FuzzTarget(name: "swift") { ground in
      Trial(seeds: ground.seeds(endingIn: ".swift")) { bytes in
        let tree = SwiftTree(reading: bytes)
        let tokens = tree.tokens.map { $0.start..<$0.end }
        if let fault = tokens.fault(in: bytes) { return "token \(fault)" }
        if zip(tokens, tokens.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
          return "tokens overlap"
        }
        return tree.root.subtree.map(\.range).fault(in: bytes)
      }
    },
    FuzzTarget(name: "jsx") { ground in
      Trial(seeds: ground.seeds(endingIn: ".tsx", ".jsx", ".js", ".ts")) { bytes in
        for dialect in [ScriptDialect.withElements, .withCasts] {
          let tree = ScriptTree(reading: bytes, dialect: dialect)
          if tree.root.range.upperBound != bytes.count { return "the text is not read to its end" }
          let ranges =
            tree.nodes.map(\.range) + tree.comments + tree.unread.map(\.range)
          if let fault = ranges.fault(in: bytes) { return fault }
          _ = tree.elements.map { $0.attribute("style") }
        }
        return nil
      }
    },
    FuzzTarget(name: "ib") { ground in
      Trial(seeds: ground.seeds(endingIn: ".xib", ".storyboard", ".xml")) { bytes in
        let document = InterfaceDocument(reading: bytes)
        _ = InterfaceLinks(of: document)
        let ranges =
          document.elements.flatMap { [$0.nameRange, $0.startTagRange, $0.contentRange, $0.range] }
          + document.comments + document.unread.map(\.range)
        _ = document.elements.map { ($0.text, $0.attributes.map(\.value)) }
        return ranges.fault(in: bytes)
      }
    },
    FuzzTarget(name: "markdown") { ground in
      Trial(seeds: ground.seeds(endingIn: ".md")) { bytes in
        let document = MarkdownDocument(reading: bytes)
        let ranges = document.snippets.flatMap { [$0.range, $0.fencedRange] }
        return (ranges + document.unread.map(\.range)).fault(in: bytes)
      }
    },
    FuzzTarget(name: "css") { ground in
      Trial(seeds: ground.seeds(endingIn: ".css", ".html") + styles) { bytes in
        let sheet = StyleSheet(reading: bytes)
        let ranges = sheet.declarations.flatMap { declaration in
          [declaration.range, declaration.nameRange, declaration.valueRange]
            + [declaration.selectorRange, declaration.size?.range, declaration.textStyleRange]
            .compactMap(\.self)
        }
        _ = sheet.declarations.map { (sheet.selector(of: $0), sheet.value(of: $0)) }
        return ranges.fault(in: bytes)
      }
    },
  ]
}

/// Style sheets as apps hold them, of which the samples have few.
private let styles = [
  "/* a */ body { font: -apple-system-body; font-size: 17px !important }\n@media (a) { p { line-height: 1.2 } }",
  "<html><style>p.a > b { font-size: calc(12px + 1vw); }</style><p style='font: 12pt/14pt \"A\"'>",
].map { Array($0.utf8) }

extension [Range<Int>] {
  /// The first range that does not lie in a text.
  func fault(in bytes: [UInt8]) -> String? {
    first { $0.lowerBound < 0 || $0.upperBound > bytes.count }.map { "\($0) lies outside the text" }
  }
}
