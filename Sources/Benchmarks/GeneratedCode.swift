import DTKBOperatingSystem
import DTKBSeededNumbers

/// Made-up SwiftUI, UIKit and model code, the same for the same seed.
struct GeneratedCode {
  private var numbers: SeededGenerator
  private var lines: [String] = []
  private var number = 0

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  /// Writes files of at least so many lines in all into a folder, which becomes a project of its own.
  mutating func write(lines wanted: Int, to folder: String) throws(SystemError) {
    var written = 0
    try Folder.create(folder)
    try File.replace("\(folder)/.dtkb.json", with: Array("{}\n".utf8))
    while written < wanted {
      number += 1
      let place = "\(folder)/\(pick(["Views", "Screens", "Model", "Components"]))\(number % 23)"
      try Folder.create(place)
      lines = []
      makeFile()
      written += lines.count
      let text = lines.joined(separator: "\n") + "\n"
      try File.replace("\(place)/File\(number).swift", with: Array(text.utf8))
    }
  }

  // MARK: - Chance

  private mutating func chance(_ count: Int) -> Int { numbers.below(count) }

  private mutating func pick(_ choices: [String]) -> String { choices[chance(choices.count)] }

  private mutating func name() -> String {
    pick(["title", "count", "detail", "avatar", "badge", "price", "caption", "total", "note"])
      + pick(["", "Value", "Text", "Row", "State", "Label"])
  }

  private mutating func text() -> String {
    pick([
      "\"Ordini recenti\"", "\"Cỡ chữ lớn\"", "\"¿Continuar?\"", "item.title", "model.name",
      "\"\\(count) of \\(total)\"", "\"設定 👍\"", "String(localized: \"key.\\(index)\")",
    ])
  }

  private mutating func font() -> String {
    pick([
      ".body", ".headline", ".title2", ".caption", ".system(size: \(9 + chance(30)))",
      ".system(.body, design: .rounded)", ".system(size: \(9 + chance(30)), weight: .semibold)",
      ".custom(\"Avenir\", size: \(10 + chance(20)))",
      ".custom(\"Avenir\", size: 17, relativeTo: .body)", ".footnote.bold()",
    ])
  }

  // MARK: - Files

  private mutating func makeFile() {
    lines += ["//", "//  File\(number).swift", "//", ""]
    switch chance(10) {
    case 0..<4:
      lines += ["import SwiftUI", ""]
      for part in 0...chance(4) { makeView("Panel\(number)x\(part)") }
    case 4..<6:
      lines += ["import UIKit", ""]
      for part in 0...chance(2) { makeController("Scene\(number)x\(part)") }
    default:
      lines += ["import Foundation", ""]
      for part in 0...chance(5) { makeModel("Record\(number)x\(part)") }
    }
  }

  private mutating func makeView(_ type: String) {
    lines += ["/// Shows what \(name()) holds.", "struct \(type): View {"]
    for _ in 0..<chance(4) {
      lines.append("  @State private var \(name())\(chance(99)) = \(chance(50))")
    }
    if chance(3) == 0 {
      lines.append(
        "  @ScaledMetric\(pick(["", "(relativeTo: .title)"])) private var side = \(8 + chance(40)).0"
      )
    }
    lines += ["  let model: Model", "", "  var body: some View {"]
    makeContent(indent: "    ", depth: 3 + chance(3))
    lines += ["  }", ""]
    for _ in 0..<chance(3) {
      lines.append("  private func make\(chance(99))(_ index: Int) -> some View {")
      makeContent(indent: "    ", depth: 2)
      lines += ["  }", ""]
    }
    lines += ["}", ""]
    if chance(2) == 0 { lines += ["#Preview {", "  \(type)(model: .sample)", "}", ""] }
  }

  private mutating func makeContent(indent: String, depth: Int) {
    guard depth > 0 else {
      let start = pick([
        "Text(\(text()))", "Label(\(text()), systemImage: \"star\")",
        "Image(systemName: \"star.fill\")",
        "Button(\(text())) { model.act(\(chance(9))) }", "TextField(\(text()), text: $model.name)",
      ])
      lines.append(indent + start)
      for _ in 0..<chance(5) {
        lines.append(
          indent + "  "
            + pick([
              ".font(\(font()))", ".foregroundStyle(.secondary)", ".padding(\(chance(24)))",
              ".frame(width: \(20 + chance(200)), height: \(20 + chance(80)))",
              ".lineLimit(\(1 + chance(3)))", ".minimumScaleFactor(0.7)",
              ".accessibilityLabel(\(text()))", ".onTapGesture { count += 1 }",
              ".frame(maxWidth: .infinity, alignment: .leading)",
            ]))
      }
      return
    }
    let head = pick([
      "VStack(alignment: .leading, spacing: \(chance(20))) {", "HStack {", "ScrollView {",
      "if model.isReady {", "ForEach(model.items) { item in", "Section(\(text())) {", "ZStack {",
    ])
    lines.append(indent + head)
    for _ in 0...chance(3) {
      makeContent(indent: indent + "  ", depth: depth - 1 - chance(2) * (depth > 1 ? 1 : 0))
    }
    lines.append(indent + "}")
  }

  private mutating func makeController(_ type: String) {
    lines += ["final class \(type): UIViewController {"]
    var labels: [String] = []
    for index in 0...chance(5) {
      labels.append("label\(index)")
      lines.append("  private let label\(index) = UILabel()")
    }
    lines += ["", "  override func viewDidLoad() {", "    super.viewDidLoad()"]
    for label in labels {
      lines.append("    \(label).text = \(text())")
      lines.append(
        "    \(label).font = "
          + pick([
            ".preferredFont(forTextStyle: .body)", "UIFont.systemFont(ofSize: \(10 + chance(20)))",
            "UIFont(name: \"Avenir\", size: \(10 + chance(20)))", ".boldSystemFont(ofSize: 15)",
            "UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: \(10 + chance(20))))",
          ]))
      if chance(2) == 0 { lines.append("    \(label).adjustsFontForContentSizeCategory = true") }
      lines.append("    \(label).numberOfLines = \(chance(3))")
      lines.append(
        "    \(label).heightAnchor.constraint(equalToConstant: \(20 + chance(40))).isActive = true")
      lines.append("    view.addSubview(\(label))")
    }
    lines += ["  }", "}", ""]
  }

  private mutating func makeModel(_ type: String) {
    lines += ["/// A record of \(name()).", "struct \(type): Codable, Hashable {"]
    for index in 0...chance(8) {
      lines.append("  var \(name())\(index): \(pick(["Int", "String", "Double?", "[String]"]))")
    }
    lines.append("")
    for index in 0...chance(6) {
      lines += [
        "  /// Works out \(name()).",
        "  func value\(index)(of items: [Int], by step: Int = \(1 + chance(9))) -> Int {",
        "    guard step > 0, !items.isEmpty else { return \(chance(99)) }",
        "    var sum = 0", "    for (index, item) in items.enumerated() where item % step == 0 {",
        "      switch index % 3 {", "      case 0: sum += item * \(chance(99))",
        "      case 1: sum -= item << 1",
        "      default: sum = max(sum, item)", "      }", "    }",
        "    return items.map { $0 + sum }.filter { $0 > \(chance(999)) }.reduce(0, +)", "  }", "",
      ]
    }
    lines += ["}", ""]
  }
}
