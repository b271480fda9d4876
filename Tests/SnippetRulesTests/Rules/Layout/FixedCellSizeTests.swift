import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-cell-size")
struct FixedCellSizeTests {
  private static let textCell = "class Cell: UICollectionViewCell { let label = UILabel() }"
  private static let photoCell = "class Cell: UICollectionViewCell { let photo = UIImageView() }"

  private static func grid(_ code: String, _ cell: String = textCell) -> Snippet {
    Snippet("class Grid: UICollectionViewController { \(code) }\n\(cell)")
  }

  private static func answer(_ body: String, _ cell: String = textCell) -> Snippet {
    grid(
      "func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { \(body) }",
      cell)
  }

  static let snippets = [
    grid("func a() { layout⟦.itemSize = CGSize(width: 160, height: 72)⟧ }"),
    grid(
      "static let tile = CGSize(width: 160, height: 72)\nfunc a() { layout⟦.itemSize = Self.tile⟧ }"
    ),
    grid("func a() { layout⟦.itemSize = .init(width: 160, height: 72)⟧ }"),
    grid("func a() { layout⟦.headerReferenceSize = CGSize(width: 0, height: 40)⟧ }"),
    answer("⟦CGSize(width: 160, height: 72)⟧"),
    answer("⟦return CGSize(width: view.bounds.width, height: 50)⟧"),
    answer("if a { ⟦return CGSize(width: 160, height: 72)⟧ }\nreturn a.size"),
    grid(
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: ⟦.absolute(48)⟧)"
    ),
    grid("let height: NSCollectionLayoutDimension = ⟦.absolute(48)⟧"),
    grid(
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: ⟦.absolute(44)⟧)",
      ""),
    grid(
      "let size = NSCollectionLayoutSize(widthDimension: .absolute(48), heightDimension: .estimated(48))"
    ),
    grid(
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))"
    ),
    grid("func a() { layout.itemSize = CGSize(width: 160, height: 72) }", photoCell),
    grid("func a() { layout.itemSize = UICollectionViewFlowLayout.automaticSize }"),
    grid(
      "func a() { layout.itemSize = CGSize(width: 160, height: 72)\nlayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }"
    ),
    grid("func a() { layout.itemSize = CGSize(width: 60, height: 60) }", ""),
    grid(
      "func a() { layout.itemSize = CGSize(width: 160, height: UIFontMetrics.default.scaledValue(for: 72)) }"
    ),
    answer("return CGSize(width: 72, height: 72)", photoCell),
    answer("return label.sizeThatFits(view.bounds.size)"),
    answer("return CGSize(width: 160, height: text.height(in: 160))"),
  ]

  @Test("it is found on cells of a height in points", arguments: snippets)
  func finds(_ snippet: Snippet) {
    let rule = Rule.fixedCellSize
    #expect(
      snippet.findings(of: rule).map(\.range.upperBound) == snippet.expected.map(\.upperBound))
    for disguise in snippet.disguises + [snippet.withCarriageReturns] {
      #expect(
        disguise.findings(of: rule).map(\.range.upperBound) == disguise.expected.map(\.upperBound),
        "\(disguise.code)")
    }
    for silenced in snippet.silenced {
      #expect(silenced.findings(of: rule).isEmpty, "\(silenced.code)")
    }
  }

  @Test(arguments: [(textCell, Severity.warning), ("", .note)])
  func `a cell with text is worth a warning`(_ cell: String, _ severity: Severity) throws {
    let code = "func a() { layout.itemSize = CGSize(width: 160, height: 48) }"
    let finding = try #require(Self.grid(code, cell).findings(of: .fixedCellSize).first)
    #expect(finding.severity == severity)
    #expect(finding.facts == ["name": .name("itemSize"), "height": .number(48)])
    #expect(finding.firstBrokenSize == .accessibility4)
  }
}
