/// A text of one kind, as long as wanted, that tempts a checker to go back over what it has read.
struct GrowthShape: Sendable {
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

extension GrowthShape {
  static let all = [
    GrowthShape(
      name: "views with a finding each", fileName: "Views.swift",
      head: "import SwiftUI\nstruct V: View { var body: some View { VStack {\n",
      piece: { "Text(\"Row \($0)\").font(.system(size: 17)).frame(height: 20)\n" }, tail: "} } }\n"),
    GrowthShape(
      name: "one line without an end", fileName: "Line.swift", head: "let a = [",
      piece: { "Text(\"Row \($0)\").font(.system(size: 17)), " }, tail: "]\n"),
    GrowthShape(
      name: "one label set again and again", fileName: "Label.swift",
      head: "import UIKit\nclass C: UIViewController {\nlet label = UILabel()\nfunc set() {\n",
      piece: { _ in "label.font = UIFont.systemFont(ofSize: 14)\nlabel.numberOfLines = 1\n" },
      tail: "} }\n"),
    GrowthShape(
      name: "a label on every line", fileName: "Labels.swift",
      head: "import UIKit\nclass C: UIViewController {\n",
      piece: {
        "let label\($0) = { let l = UILabel(); l.font = .systemFont(ofSize: 14); return l }()\n"
      }, tail: "}\n"),
    GrowthShape(
      name: "elements with findings", fileName: "Screen.tsx",
      head: "import {Text, View} from 'react-native';\nexport const A = () => <View>\n",
      piece: { "<Text style={{fontSize: 9, height: \($0 % 30)}} numberOfLines={1}>Row</Text>\n" },
      tail: "</View>;\n"),
    GrowthShape(
      name: "snippets of Markdown", fileName: "Notes.md", head: "# Notes\n",
      piece: { "```swift\nText(\"a\").font(.system(size: \(9 + $0 % 10)))\n```\n\n" }, tail: ""),
    GrowthShape(
      name: "parentheses in parentheses", fileName: "Deep.swift", head: "let font = ",
      piece: { _ in "(" }, tail: "\n"),
    GrowthShape(
      name: "ternaries in ternaries", fileName: "Ternary.swift", head: "let font = ",
      piece: { _ in "a ? b : " }, tail: "c\n"),
    GrowthShape(
      name: "conditions without arms", fileName: "Open.swift", head: "let font = ",
      piece: { _ in "a ? " }, tail: "c\n"),
    GrowthShape(
      name: "one name declared again and again", fileName: "Namesakes.swift",
      head: "import SwiftUI\n",
      piece: { _ in "let size = 12.0\nlet view = Text(\"a\").font(.system(size: size))\n" },
      tail: ""
    ),
    GrowthShape(
      name: "one method declared again and again", fileName: "Rows.swift",
      head: "import UIKit\nclass C: UITableViewController {\n",
      piece: { _ in
        "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }\n"
      }, tail: "}\n"),
    GrowthShape(
      name: "an extension a font", fileName: "Tokens.swift", head: "import SwiftUI\n",
      piece: { "extension Font { static let title\($0) = Font.system(size: 12) }\n" }, tail: ""),
    GrowthShape(
      name: "a function a row", fileName: "Functions.swift",
      head: "import SwiftUI\nstruct V: View { var body: some View { row0() }\n",
      piece: { "func row\($0)() -> some View { Text(\"a\").lineLimit(1).frame(height: 20) }\n" },
      tail: "}\n"),
    GrowthShape(
      name: "misspelt names", fileName: "Names.swift", head: "import SwiftUI\n",
      piece: { "let a\($0) = Text(\"a\").dinamicTypeSize(.large)\n" }, tail: ""),
    GrowthShape(
      name: "buttons in one stack", fileName: "Buttons.swift",
      head: "import SwiftUI\nstruct V: View { var body: some View { VStack {\n",
      piece: { _ in "Button(\"Go\") { go() }.font(.custom(\"Avenir\", size: 12)).lineLimit(1)\n" },
      tail: "} } }\n"),
    GrowthShape(
      name: "elements in one line", fileName: "Minified.tsx",
      head: "import {Text} from 'react-native';",
      piece: { "const a\($0)=<Text allowFontScaling={false} style={{fontSize:9}}>Row</Text>;" },
      tail: "\n"),
    GrowthShape(
      name: "labels of a storyboard", fileName: "Main.storyboard",
      head: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><view>\n",
      piece: {
        "<label text=\"Row\" id=\"l\($0)\"><fontDescription type=\"system\" pointSize=\"17\"/></label>\n"
      }, tail: "</view></document>\n"),
    GrowthShape(
      name: "rules of a style sheet", fileName: "Page.css", head: "",
      piece: { ".row\($0) { font-size: 12px; line-height: 14px }\n" }, tail: ""),
  ]
}
