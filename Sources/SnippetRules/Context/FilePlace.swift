/// What the name of a file and of its folders says of the code in it.
struct FilePlace: Sendable {
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
    // Bytes in a row are cut several times as fast as those of a text.
    var folders = Array(name.utf8).split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let file = (folders.popLast() ?? []).split(separator: UInt8(ascii: "."))
    // In front of a project stand folders such as `/Users/mac/`, which say nothing of it.
    folders.removeFirst(name.hasPrefix("/") ? Swift.min(3, folders.count) : 0)
    // `Fonts.generated.swift` is called `Fonts`.
    let fileWords = PlaceWords(file.first ?? [])

    var facts = FolderFacts()
    for folder in folders { facts.add(folder) }
    var isTest = facts.isTest || fileWords.last.isOfTests || fileWords.first == .mock
    var isGenerated = facts.isGenerated
    // `Row.test.tsx`, `Row.stories.tsx`
    for part in file.dropFirst() {
      let word = PlaceWord(rawValue: String(decoding: part, as: UTF8.self)) ?? .other
      if word == .stories || word.isOfTests { isTest = true }
      if word == .generated || word == .min { isGenerated = true }
    }
    self.isTest = isTest
    self.isGenerated = isGenerated
    isWidgetExtension = facts.isWidgetExtension
    isDebug = facts.isDebug || fileWords.contains(.debug) || fileWords.contains(.developer)
    isMac = facts.isMac
    isWatch = facts.isWatch
    isTV = facts.isTV
  }

  /// The paths of the folders around it, the outermost first.
  var folders: [String] {
    var path = name.hasPrefix("/") ? "/" : ""
    return name.split { $0 == "/" || $0 == "\\" }.dropLast().map { folder in
      path += folder
      defer { path += "/" }
      return path
    }
  }

  /// Whether the file lies in a folder, or in one within it, by its path as ``folders`` spells it.
  func isInside(_ folder: String) -> Bool {
    func isSeparator(_ byte: UInt8?) -> Bool {
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }
    var rest = name.utf8.makeIterator()
    var next = rest.next()
    for byte in folder.utf8 {
      if byte == UInt8(ascii: "/") {
        guard isSeparator(next) else { return false }
        repeat { next = rest.next() } while isSeparator(next)
      } else {
        guard next == byte else { return false }
        next = rest.next()
      }
    }
    return isSeparator(next)
  }

  /// What it says of all the code in the file; a rule without that in its scope has nothing to find there.
  var realm: Rule.Scope {
    var realm: Rule.Scope = []
    if isTest { realm.insert(.tests) }
    if isGenerated { realm.insert(.generated) }
    if isMac { realm.insert(.mac) }
    return realm
  }
}

/// What the names of folders say of the code in them, the outermost first.
private struct FolderFacts {
  var isTest = false
  var isGenerated = false
  var isWidgetExtension = false
  var isDebug = false
  var isMac = false
  var isWatch = false
  var isTV = false
  private var isInExtension = false

  mutating func add(_ name: ArraySlice<UInt8>) {
    let words = PlaceWords(name)
    isTest = isTest || words.last.isOfTests || words.is(.snapshots)
    isGenerated =
      isGenerated || words.is(.generated)
      || Self.foreignFolders.contains { $0.count == name.count && $0.elementsEqual(name) }
    isInExtension = isInExtension || words.last == .extension || words.last == .extensions
    if isInExtension, words.contains(.widget) || words.contains(.widgets) {
      isWidgetExtension = true
    }
    if words.namesWatch, words.contains(.complications) { isWidgetExtension = true }
    if words.contains(.watch) {
      isWatch =
        isWatch || words.is(.watch) || words.contains(.app) || words.contains(.extension)
        || words.contains(.kit) || words.contains(.os)
    }
    isDebug = isDebug || words.contains(.debug) || words.contains(.developer)
    isMac = isMac || words.is(.mac) || words.hasSuffix(.mac, .os) || words.is(.app, .kit)
    isTV = isTV || words.last == .tv || words.hasSuffix(.tv, .os)
  }

  /// Folders with code of others, or that a build wrote.
  private static let foreignFolders = [
    "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", "node_modules", "Vendor",
    "ThirdParty",
  ].map { Array($0.utf8) }
}
