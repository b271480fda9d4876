import DTKBOperatingSystem
import DTKBSnippetRules

/// What the files of projects declare for each other, put together by the threads that read them.
final class GatheredSymbols: Sendable {
  /// What one thread has put together.
  private struct Part {
    var symbols: [Project: FileSymbols] = [:]
    /// What files declare that stand in an order, and where they lie.
    var ordered: [(project: Project, place: String, symbols: FileSymbols)] = []
  }

  private let parts = SharedPool { Part() }

  /// Adds what a file declares.
  func add(_ symbols: FileSymbols, of project: Project, at place: @autoclosure () -> String) {
    parts.use { part in
      if symbols.needsOrder {
        part.ordered.append((project, place(), symbols))
      } else {
        part.symbols[project, default: FileSymbols()].join(symbols)
      }
    }
  }

  /// What each project declares, the same whatever was read first; what was gathered is given up.
  func projects(
    configured configurations: [Project: ProjectConfiguration]
  ) -> [Project: ProjectSymbols] {
    let parts = parts.takeAll()
    var symbols: [Project: [FileSymbols]] = [:]
    for part in parts {
      for (project, part) in part.symbols { symbols[project, default: []].append(part) }
    }
    for file in parts.flatMap(\.ordered).sorted(by: { $0.place < $1.place }) {
      symbols[file.project, default: []].append(file.symbols)
    }
    return Dictionary(
      uniqueKeysWithValues: symbols.map { project, symbols in
        let settings = configurations[project]?.settings ?? ProjectSettings()
        return (project, ProjectSymbols(symbols, settings: settings))
      })
  }
}
