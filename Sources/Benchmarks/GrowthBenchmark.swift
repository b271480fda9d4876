import DTKBOperatingSystem

/// `dtkb check` on one file that is 1, 4 and 16 times as long, of shapes that tempt a checker to go back.
///
/// Linear growth shows as the same figure per mebibyte in each row.
enum GrowthBenchmark {
  private static let factors = [1, 4, 16]
  private static let runs = 3

  /// A text that consists of something again and again.
  private struct Shape: Sendable {
    let name: String
    let fileName: String
    let head: String
    let piece: @Sendable (Int) -> String
    let tail: String

    /// About as many bytes of it.
    func text(bytes: Int) -> String {
      var text = head
      var number = 0
      while text.utf8.count < bytes {
        text += piece(number)
        number += 1
      }
      return text + tail
    }
  }

  private static let shapes = [
    Shape(
      name: "views with a finding each", fileName: "Views.swift",
      head: "import SwiftUI\nstruct V: View { var body: some View { VStack {\n",
      piece: { "Text(\"Row \($0)\").font(.system(size: 17)).frame(height: 20)\n" }, tail: "} } }\n"),
    Shape(
      name: "one line without an end", fileName: "Line.swift", head: "let a = [",
      piece: { "Text(\"Row \($0)\").font(.system(size: 17)), " }, tail: "]\n"),
    Shape(
      name: "one label set again and again", fileName: "Label.swift",
      head: "import UIKit\nclass C: UIViewController {\nlet label = UILabel()\nfunc set() {\n",
      piece: { _ in "label.font = UIFont.systemFont(ofSize: 14)\nlabel.numberOfLines = 1\n" },
      tail: "} }\n"),
    Shape(
      name: "a label on every line", fileName: "Labels.swift",
      head: "import UIKit\nclass C: UIViewController {\n",
      piece: {
        "let label\($0) = { let l = UILabel(); l.font = .systemFont(ofSize: 14); return l }()\n"
      }, tail: "}\n"),
    Shape(
      name: "elements with findings", fileName: "Screen.tsx",
      head: "import {Text, View} from 'react-native';\nexport const A = () => <View>\n",
      piece: { "<Text style={{fontSize: 9, height: \($0 % 30)}} numberOfLines={1}>Row</Text>\n" },
      tail: "</View>;\n"),
    Shape(
      name: "snippets of Markdown", fileName: "Notes.md", head: "# Notes\n",
      piece: { "```swift\nText(\"a\").font(.system(size: \(9 + $0 % 10)))\n```\n\n" }, tail: ""),
    Shape(
      name: "parentheses in parentheses", fileName: "Deep.swift", head: "let font = ",
      piece: { _ in "(" }, tail: "\n"),
    Shape(
      name: "ternaries in ternaries", fileName: "Ternary.swift", head: "let font = ",
      piece: { _ in "a ? b : " }, tail: "c\n"),
  ]

  static func run(in folder: String, with program: String) throws(SystemError) {
    try Folder.create(folder)
    print("growth, processor seconds per MiB of one file, the least of \(runs) runs")
    for shape in shapes {
      let path = "\(folder)/\(shape.fileName)"
      var figures: [String] = []
      var last = 0
      for factor in factors {
        let text = Array(shape.text(bytes: factor << 18).utf8)
        try File.replace(path, with: text)
        var least = Double.infinity
        for _ in 0..<runs {
          let run = try ChildProcess.run(
            program,
            [
              "check", "--fail-on", "never", "--all-rules", "--format", "json", "--lang", "en",
              path,
            ])
          least = min(least, run.processorSeconds)
          last = run.peakKibibytes
        }
        figures.append("\((least * Double(1 << 20) / Double(text.count)).short)")
      }
      try File.remove(path)
      let sizes = zip(factors, figures).map { "\($0)×: \($1)" }.joined(separator: "  ")
      print("  \(sizes)  \((Double(last) / 1024).short) MiB of memory  \(shape.name)")
    }
  }
}
