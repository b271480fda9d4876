import Foundation

/// Compiles a folder of knowledge into a database.
@main
struct CompileTool {
  static func main() {
    _ = FileManager.default.createFile(atPath: CommandLine.arguments[2], contents: nil)
  }
}
