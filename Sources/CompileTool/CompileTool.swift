import DTKBKnowledgeFiles
import DTKBKnowledgeStorage
import DTKBOperatingSystem

/// Compiles a folder of knowledge into a database: `dtkb-compile DATA DATABASE`.
@main
struct CompileTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      return stop("usage: dtkb-compile DATA DATABASE")
    }
    let (content, defects) = KnowledgeFolder(path: arguments[1]).read()
    for defect in defects {
      print("\(arguments[1])/\(defect.file):\(defect.line): error: \(defect.message)")
    }
    guard defects.isEmpty else { return stop("the knowledge base has defects: \(defects.count)") }
    do {
      try KnowledgeCompiler.compile(content, to: arguments[2])
    } catch {
      stop("cannot write \(arguments[2]): \(error)")
    }
  }

  private static func stop(_ reason: String) {
    print("error: \(reason)")
    Process.exit(1)
  }
}
