import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("A window into what was read")
struct TreeLinesTests {
  @Test("each node has a line with its context")
  func lines() {
    let code =
      "struct Row: View {\n#if os(iOS)\nvar body: some View { Text(a).padding(4 * 2).font(.title) }\n#endif\n}"
    let lines = Checker(rules: []).treeLines(
      of: SourceFile(name: "Row.swift", bytes: Array(code.utf8)))
    #expect(
      lines == [
        "file  1:1",
        "  structDeclaration Row  1:1  ⟨installed⟩",
        "    inheritedType View ‹View›  1:13",
        "    members  1:18",
        "      conditional  2:1",
        "        branch #if  2:1  ⟨iOS macCatalyst⟩",
        "          variableDeclaration  3:1",
        "            binding body  3:5",
        "              typeAnnotation View ‹some View›  3:11",
        "              codeBlock  3:21",
        "                expressionStatement  3:23",
        "                  chain  3:23  ⟨shows text; font .title⟩",
        "                    identifier Text  3:23",
        "                    call  3:27",
        "                      argument  3:28",
        "                        identifier a  3:28",
        "                    member padding  3:30",
        "                    call  3:38",
        "                      argument  3:39  ⟨8.0⟩",
        "                        number ‹4›  3:39",
        "                        infixOperator * ‹*›  3:41",
        "                        number ‹2›  3:43",
        "                    member font  3:45",
        "                    call  3:50",
        "                      argument  3:51",
        "                        implicitMember title ‹.title›  3:51",
      ])
  }
}
