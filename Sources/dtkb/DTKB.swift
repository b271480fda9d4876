import DTKBCommands

@main
struct DTKB {
  static func main() {
    Program.main(Array(CommandLine.arguments.dropFirst()))
  }
}
