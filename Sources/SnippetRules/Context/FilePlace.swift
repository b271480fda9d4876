/// What the name of a file and of its folders says of the code in it.
struct FilePlace: Sendable {
  /// The paths of the folders around it, the outermost first.
  let folders: [String]
  /// The name of the file with its folders.
  let name: String
  /// It tests or fakes the code of the app.
  let isTest: Bool
  /// A tool wrote it, or others did.
  let isGenerated: Bool
  /// It belongs to an extension with a widget, or to complications of the watch; a folder of the app that is only
  /// called so does not count.
  let isWidgetExtension: Bool
  /// It belongs to a screen for developers.
  let isDebug: Bool
  /// It belongs to the app for the Mac.
  let isMac: Bool
  /// It belongs to the app for the watch.
  let isWatch: Bool
  /// It belongs to the app for Apple TV.
  let isTV: Bool

  init(_ name: String) {
    self.name = name
    let components = name.split { $0 == "/" || $0 == "\\" }.map(String.init)
    // In front of a project stand folders such as `/Users/mac/`, which say nothing of it.
    let folders = components.dropLast().dropFirst(name.hasPrefix("/") ? 3 : 0)
    var path = name.hasPrefix("/") ? "/" : ""
    self.folders = components.dropLast().map { folder in
      path += folder
      defer { path += "/" }
      return path
    }
    // `Fonts.generated.swift` is called `Fonts`.
    let fileParts = (components.last ?? "").split(separator: ".")
    let folderWords = folders.map(Words.init)
    let fileWords = Words(String(fileParts.first ?? ""))

    isTest =
      folderWords.contains { Self.testWords.contains($0.last ?? "") || $0.is("snapshots") }
      || Self.testWords.contains(fileWords.last ?? "") || fileWords.first == "mock"
      // `Row.test.tsx`, `Row.stories.tsx`
      || fileParts.dropFirst().contains {
        $0 == "stories" || Self.testWords.contains(String($0))
      }
    isGenerated =
      folders.contains { Self.foreignFolders.contains($0) }
      || folderWords.contains { $0.is("generated") }
      || fileParts.dropFirst().contains { $0 == "generated" || $0 == "min" }
    let firstExtension = folderWords.firstIndex {
      ["extension", "extensions"].contains($0.last ?? "")
    }
    let lastWidget = folderWords.lastIndex { $0.contains("widget") || $0.contains("widgets") }
    let isInExtension =
      if let firstExtension, let lastWidget { firstExtension <= lastWidget } else { false }
    isWidgetExtension =
      isInExtension
      || folderWords.contains { words in
        words.contains("complications") && words.contains { $0.hasSuffix("watch") }
      }
    isDebug = (folderWords + [fileWords]).contains {
      $0.contains("debug") || $0.contains("developer")
    }
    isMac = folderWords.contains {
      $0.is("mac") || $0.hasSuffix("mac", "os") || $0.is("app", "kit")
    }
    isWatch = folderWords.contains { words in
      words.contains("watch")
        && (words.is("watch") || ["app", "extension", "kit", "os"].contains { words.contains($0) })
    }
    isTV = folderWords.contains { $0.last == "tv" || $0.hasSuffix("tv", "os") }
  }

  private static let testWords: Set<String> = [
    "test", "tests", "uitests", "spec", "specs", "mock", "mocks",
  ]

  /// Folders with code of others, or that a build wrote.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", "node_modules", "Vendor",
    "ThirdParty",
  ]
}
