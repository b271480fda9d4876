import DTKBCommands

@main
struct DTKB {
  static func main() {
    _ = Program.run(Array(CommandLine.arguments.dropFirst()))
  }
}
