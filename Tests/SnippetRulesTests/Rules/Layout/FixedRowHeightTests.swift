import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-row-height")
struct FixedRowHeightTests {
  private static func table(_ code: String, _ more: String = "") -> Snippet {
    Snippet("class Table: UITableViewController { \(code) }\n\(more)")
  }

  private static func row(_ body: String, _ more: String = "") -> Snippet {
    table(
      "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { \(body) }",
      more)
  }

  static let snippets = [
    table("func a() { tableView⟦.rowHeight = 44⟧ }"),
    table(
      "func a() { self.tableView⟦.rowHeight = Size.row⟧ }\nenum Size { static let row: CGFloat = 52 }"
    ),
    table("func a() { tableView⟦.estimatedRowHeight = 0⟧ }"),
    table("func a() { tableView⟦.sectionHeaderHeight = 40⟧ }"),
    row("⟦44⟧"), row("⟦return 44⟧"), row("⟦return isOn ? 44 : 52⟧"),
    row(
      "switch a { case .b: ⟦return 52⟧\ncase .c: ⟦return 68⟧\ndefault: return UITableView.automaticDimension }"
    ),
    row("if a { ⟦return 44⟧ }\n⟦return 60⟧"),
    row("⟦return 44⟧", "class Cell: UITableViewCell { let label = UILabel() }"),
    table(
      "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { ⟦return 40⟧ }\nfunc tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { a }"
    ),
    table(
      "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { ⟦24⟧ }\nfunc tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { a }"
    ),
    table(
      "func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 24 }\nfunc tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { a }"
    ),
    table("func a() { tableView.rowHeight = UITableView.automaticDimension }"),
    table("func a() { tableView.estimatedRowHeight = 44 }"),
    table("func a() { let height = tableView.rowHeight }"),
    table("func a() { tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 44) }"),
    row("return UITableView.automaticDimension"), row("return 0"), row("return 8"),
    row("return isHidden ? 0 : UITableView.automaticDimension"),
    row("return UIFontMetrics.default.scaledValue(for: 44)"),
    row("return heights[indexPath.row]"),
    row("return traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 90 : 44"),
    row(
      "⟦return rows[indexPath.row].height⟧",
      "enum Row { case a, b\nvar height: CGFloat { switch self { case .a: 44\ncase .b: 90 } } }"),
    row(
      "return rows[indexPath.row].height",
      "enum Row { case a, b\nvar height: CGFloat { UITableView.automaticDimension } }"),
    row(
      "return rows[indexPath.row].height",
      "enum Row { case a\nvar height: CGFloat { 44 } }\nenum Part { case a\nvar height: CGFloat { 40 } }"
    ),
    row("return 400"),
    row("return 80", "class Cell: UITableViewCell { let photo = UIImageView() }"),
    table(
      "func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 40 }"
    ),
    table(
      "func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { return 44 }"
    ),
    // A row that may tell nothing
    Snippet(
      "class A: UITableViewController { enum Row { case a, b\nvar height: CGFloat { self == .a ? 90 : 50 } }\nfunc tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { ⟦Row(i)?.height ?? UITableView.automaticDimension⟧ } }"
    ),
    // A list of heights
    Snippet(
      "class A: UITableViewController { let heights: [CGFloat] = [44, 60]\nfunc tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { ⟦heights[i.row]⟧ } }"
    ),
    Snippet(
      "class A: UITableViewController { var heights: [CGFloat] = [44, 60]\nfunc tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { heights[i.row] } }"
    ),
  ]

  @Test("it is found on rows of a height in points", arguments: snippets)
  func finds(_ snippet: Snippet) {
    let rule = Rule.fixedRowHeight
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

  static let figured: [(Double, Severity, DynamicTypeSize)] = [
    (28, .error, .xxxLarge), (44, .warning, .accessibility3), (60, .warning, .accessibility5),
    (68, .note, .accessibility3), (100, .note, .accessibility2),
  ]

  @Test("a finding has the size at which a line of body is lost", arguments: figured)
  func figures(_ height: Double, _ severity: Severity, _ size: DynamicTypeSize) throws {
    let finding = try #require(
      Self.row("return \(height)").findings(of: .fixedRowHeight).first)
    #expect(finding.severity == severity)
    #expect(finding.firstBrokenSize == size)
    #expect(finding.facts == ["name": .name("heightForRowAt"), "height": .number(height)])
  }
}
