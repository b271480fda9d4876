import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("label-fixed-height")
struct LabelFixedHeightTests {
  private static func screen(_ code: String, _ members: String = "let title = UILabel()")
    -> Snippet
  {
    Snippet("class Screen: UIViewController { \(members)\nfunc lay() {\n\(code)\n} }")
  }

  static let snippets = [
    screen("title.heightAnchor.constraint(⟦equalToConstant: 22⟧).isActive = true"),
    screen(
      "NSLayoutConstraint.activate([self.title.heightAnchor.constraint(⟦equalToConstant: 44⟧)])"),
    screen(
      "let h = title.heightAnchor.constraint(⟦equalToConstant: Size.row⟧)\nh.isActive = true",
      "let title = UILabel()\nenum Size { static let row: CGFloat = 40 }"),
    screen(
      "b.heightAnchor.constraint(⟦equalToConstant: 44⟧)",
      "let b = UIButton(configuration: .filled())"),
    screen(
      "b.heightAnchor.constraint(⟦equalToConstant: 44⟧)",
      "lazy var b: UIButton = { let b = UIButton(); b.setTitle(a, for: .normal); return b }()"),
    screen(
      "nameField.heightAnchor.constraint(⟦equalToConstant: 36⟧)", "let nameField: UITextField"),
    screen("cell.subtitleLabel.heightAnchor.constraint(⟦equalToConstant: 20⟧)"),
    screen(
      "NSLayoutConstraint(item: title, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, ⟦constant: 44⟧)"
    ),
    screen("title.snp.makeConstraints { make in make.height.equalTo(⟦44⟧) }"),
    screen(
      "title.snp.makeConstraints { make in make.size.equalTo(CGSize(width: 200, ⟦height: 40⟧)) }"),
    screen("title.snp.makeConstraints { $0.size.equalTo(CGSize(width: 40, height: 40)) }"),
    screen("title.snp.remakeConstraints { $0.height.equalTo(⟦44⟧) }"),
    screen("title.autoSetDimension(.height, ⟦toSize: 22⟧)"),
    screen("title.autoSetDimensions(to: CGSize(width: 120, ⟦height: 30⟧))"),
    screen("title.autoSetDimensions(to: CGSize(width: 30, height: 30))"),
    screen("title.autoSetDimension(.height, toSize: 22, relation: .greaterThanOrEqual)"),
    screen(
      "NSLayoutConstraint.constraints(withVisualFormat: ⟦\"V:|-[title(20)]-|\"⟧, options: [], metrics: nil, views: [\"title\": title])"
    ),
    screen(
      "let views = [\"name\": title]\nNSLayoutConstraint.constraints(withVisualFormat: ⟦\"V:|-[name(20)]\"⟧, options: [], metrics: nil, views: views)"
    ),
    screen(
      "let m = [\"h\": 22]\nNSLayoutConstraint.constraints(withVisualFormat: ⟦\"V:[t(h)]\"⟧, options: [], metrics: m, views: [\"t\": self.title])"
    ),
    screen(
      "NSLayoutConstraint.constraints(withVisualFormat: \"V:[t(h)]\", options: [], metrics: [\"g\": 22], views: [\"t\": title])"
    ),
    screen(
      "NSLayoutConstraint.constraints(withVisualFormat: \"V:[title(20@250)]\", options: [], metrics: nil, views: [\"title\": title])"
    ),
    screen("heightAnchor.constraint(⟦equalToConstant: 22⟧)", "").asSubclass(of: "UILabel"),
    screen("title.heightAnchor.constraint(greaterThanOrEqualToConstant: 22)"),
    screen("title.heightAnchor.constraint(lessThanOrEqualToConstant: 80)"),
    screen("title.heightAnchor.constraint(equalTo: view.heightAnchor)"),
    screen("title.widthAnchor.constraint(equalToConstant: 22)"),
    screen("let h = title.heightAnchor.constraint(equalToConstant: 22)\nh.priority = .defaultHigh"),
    screen("title.heightAnchor.constraint(equalToConstant: 22).withPriority(.defaultLow)"),
    screen(
      "h = title.heightAnchor.constraint(equalToConstant: 22)\nh.constant = UIFontMetrics.default.scaledValue(for: 22)",
      "let title = UILabel()\nvar h: NSLayoutConstraint"),
    screen(
      "title.heightAnchor.constraint(equalToConstant: UIFontMetrics.default.scaledValue(for: 22))"),
    screen("avatar.heightAnchor.constraint(equalToConstant: 40)", "let avatar = UIImageView()"),
    screen("line.heightAnchor.constraint(equalToConstant: 40)", "let line = UIView()"),
    screen("closeButton.heightAnchor.constraint(equalToConstant: 30)"),
    screen(
      "b.heightAnchor.constraint(equalToConstant: 30)",
      "let b = UIButton()\nfunc show() { b.setImage(a, for: .normal) }"),
    screen(
      "b.heightAnchor.constraint(equalToConstant: 44)\nb.widthAnchor.constraint(equalToConstant: 44)",
      "let b = UIButton()"),
    screen("b.heightAnchor.constraint(equalToConstant: 44)", "let b = UIButton(type: .close)"),
    screen("title.snp.makeConstraints { make in make.height.equalTo(view).priority(.low) }"),
    screen("title.snp.makeConstraints { make in make.height.greaterThanOrEqualTo(44) }"),
    screen("title.snp.makeConstraints { make in make.width.equalTo(44) }"),
    screen(
      "NSLayoutConstraint.constraints(withVisualFormat: \"V:[title(>=20)]\", options: [], metrics: nil, views: v)"
    ),
    screen(
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:[title(20)]\", options: [], metrics: nil, views: v)"
    ),
    screen(
      "NSLayoutConstraint(item: title, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)"
    ),
    // Metrics that a property makes
    Snippet(
      "class A: UIView { let note = UILabel()\nvar metrics: [String: Any] { [\"h\": 20] }\nfunc f() { NSLayoutConstraint.constraints(withVisualFormat: ⟦\"V:|[note(h)]|\"⟧, metrics: metrics, views: [\"note\": note]) } }"
    ),
  ]

  @Test("it is found on a required height in points", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.labelFixedHeight, against: snippet)
  }

  static let figured: [(String, Double, Severity, DynamicTypeSize)] = [
    ("title.font = .preferredFont(forTextStyle: .body)", 22, .error, .xLarge),
    ("title.font = .preferredFont(forTextStyle: .body)", 44, .warning, .accessibility3),
    ("title.font = .preferredFont(forTextStyle: .caption2)", 44, .warning, .accessibility5),
    (
      "title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))",
      44,
      .warning, .accessibility3
    ),
    // Nothing says which font; the font never grows.
    ("title.text = name", 22, .warning, .xLarge),
    ("title.font = .systemFont(ofSize: 17)", 22, .note, .xLarge),
  ]

  @Test("a finding follows the font of the label", arguments: figured)
  func figures(_ font: String, _ height: Double, _ severity: Severity, _ size: DynamicTypeSize)
    throws
  {
    let screen = Self.screen(
      "\(font)\ntitle.heightAnchor.constraint(equalToConstant: \(height)).isActive = true")
    let finding = try #require(screen.findings(of: .labelFixedHeight).first)
    #expect(finding.severity == severity)
    #expect(finding.firstBrokenSize == size)
  }

  @Test(arguments: [
    ("title.heightAnchor.constraint(equalToConstant: 44).priority(.required - 1)", Severity.note),
    ("title.heightAnchor.constraint(equalToConstant: 44).withPriority(.required)", .warning),
    ("title.snp.makeConstraints { $0.height.equalTo(44).priority(.required - 1) }", .note),
  ])
  func `a priority just below required is a note`(_ code: String, _ severity: Severity) {
    let found = Self.screen(code).findings(of: .labelFixedHeight)
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("V:|-[a(20)]-[b(==30)]-|", [20, 30]), ("V:[a(rowHeight)]", [nil]), ("V:[a(>=20)]", []),
    ("V:[a(20@750)]", []),
    ("H:[a(20)]", []), ("V:[a(20", []), ("", []), ("V:[[(]", []),
  ])
  func `a visual format tells its fixed heights`(_ format: String, _ heights: [Double?]) {
    #expect(VisualFormat(format).heights.map { Double($0.height) } == heights)
  }
}

extension Snippet {
  /// The same members in a class of another kind.
  fileprivate func asSubclass(of name: String) -> Snippet {
    var marked = Array(code.utf8)
    for range in expected.reversed() {
      marked.insert(contentsOf: Array("⟧".utf8), at: range.upperBound)
      marked.insert(contentsOf: Array("⟦".utf8), at: range.lowerBound)
    }
    return Snippet(
      String(decoding: marked, as: UTF8.self)
        .replacing("UIViewController", with: name))
  }
}
