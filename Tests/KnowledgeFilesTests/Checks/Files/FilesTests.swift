import DTKBKnowledgeFiles
import DTKBTestSupport
import Foundation
import Testing

@Test("A file that does not belong, or cannot be read, is a defect", arguments: BrokenFolder.files)
func `files`(_ folder: BrokenFolder) throws {
  try folder.verify()
}

@Test(
  "A letter is composed where Foundation leaves it alone",
  arguments: [
    "ế", "e\u{302}\u{301}", "ê\u{301}", "é\u{302}", "ẹ\u{302}", "e\u{323}\u{302}", "a\u{340}",
    "ư\u{301}", "o\u{31B}",
    "đ", "đ\u{301}", "q\u{303}", "ñ", "n\u{303}", "\u{212B}", "\u{212A}", "K", "«è»",
    "e\u{30D}\u{323}",
  ])
func `composition`(_ letter: String) throws {
  var folder = SoundFolder()
  folder.write(
    "entries/icon/vi.md", SoundFolder.guideline.replacing("A symbol", with: "A " + letter))
  let place = try TemporaryFolder(folder.files)
  let composed = letter.precomposedStringWithCanonicalMapping
  let isComposed = letter.unicodeScalars.elementsEqual(composed.unicodeScalars)
  #expect(KnowledgeFolder(path: place.path).read().defects.isEmpty == isComposed)
}

extension BrokenFolder {
  /// What breaks the checks of `Checks/Files`.
  static let files: [BrokenFolder] = [
    BrokenFolder(
      "UnusableFiles", deleting: "entries",
      "entries:1: the folder has no entries: add a folder"),
    BrokenFolder(
      "UnusableFiles", "entries/icon/right-row.swift",
      bytes: Array(repeating: UInt8(ascii: "a"), count: 1_048_577),
      "1: the file is larger than 1024 KB"),
    BrokenFolder(
      "StrayFiles", "entires/icon/entry.json", holding: "{}",
      "entires:1: unknown file or folder `entires`: did you mean `entries`?"),
    BrokenFolder(
      "StrayFiles", "notes.txt", holding: "x",
      "1: unknown file or folder `notes.txt`: use `entries`, `interface`"),
    BrokenFolder(
      "StrayFiles", "entries/notes.txt", holding: "x",
      "1: a file stands where only folders of entries do"),
    BrokenFolder(
      "StrayFiles", "entries/icon/old/it.md", holding: "x",
      "entries/icon/old:1: an entry has no folders"),
    BrokenFolder(
      "StrayFiles", "entries/icon/fr.md", holding: "x",
      "1: no language has a file `fr.md`: use `it.md`, `vi.md`, `es.md`, `en.md`"),
    BrokenFolder(
      "StrayFiles", "entries/icon/entri.json", holding: "{}",
      "1: the facts of an entry are called `entry.json`"),
    BrokenFolder(
      "StrayFiles", "interface/fr.json", holding: "{}", "1: no language has a file `fr.json`"),
    BrokenFolder(
      "StrayFiles", "synonyms/it/it.json", holding: "{}",
      "synonyms/it:1: a folder stands where only files do"),
    BrokenFolder(
      "StrayFiles", "paths/onboarding.yml", holding: "x",
      "1: a learning path is a file that ends in `.json`"),
    BrokenFolder(
      "FolderNames", renaming: "entries/old-tale", to: "entries/Old-Tale", "1: the id `Old-Tale`"),
    BrokenFolder("FolderNames", renaming: "entries/old-tale", to: "entries/old--tale", "1: the id"),
    BrokenFolder("FolderNames", renaming: "entries/old-tale", to: "entries/old_tale", "1: the id"),
    BrokenFolder("FolderNames", renaming: "entries/old-tale", to: "entries/-tale", "1: the id"),
    BrokenFolder("FolderNames", renaming: "entries/old-tale", to: "entries/old tale", "1: the id"),
    BrokenFolder("FolderNames", renaming: "entries/old-tale", to: "entries/biểu", "1: the id"),
    BrokenFolder(
      "SampleNames", "entries/icon/right-row.swift.bak", holding: "x",
      "1: the sample is called `right-row.swift.bak`: begin with `right-`",
      "1: no text shows this sample"),
    BrokenFolder(
      "SampleNames", "entries/icon/fault-row.swift", holding: "x",
      "1: the sample is called `fault-row.swift`", "1: no text shows this sample"),
    BrokenFolder(
      "SampleNames", "entries/icon/right-Row.swift", holding: "x",
      "1: the sample is called `right-Row.swift`", "1: no text shows this sample"),
    BrokenFolder(
      "SampleNames", "entries/icon/right-row.swift", holding: " \n", "1: the sample is empty"),
    BrokenFolder(
      "InvalidCharacters", "entries/icon/right-row.swift",
      bytes: Array("a\nb".utf8) + [0xFF, 0xFE, 0x0A],
      "2: the line has bytes that are not UTF-8"),
    BrokenFolder(
      "InvalidCharacters", "entries/icon/it.md", "A symbol", with: "A\tsymbol",
      "3: the line has a tab: use spaces"),
    BrokenFolder(
      "InvalidCharacters", "entries/icon/it.md", "A symbol", with: "A sym\u{200B}bol",
      "3: the line has the invisible character U+200B"),
    BrokenFolder(
      "InvalidCharacters", "entries/icon/it.md", "A symbol", with: "A sym\0bol",
      "3: the line has the invisible character U+0000"),
    BrokenFolder(
      "InvalidCharacters", "entries/icon/it.md", "A symbol", with: "A\rsymbol",
      "3: the line has the invisible character U+000D"),
    BrokenFolder(
      "DecomposedText", "entries/icon/vi.md", "A symbol", with: "Bie\u{302}\u{309}u tượng",
      "3: `e\u{302}\u{309}` is not one composed character (NFC)"),
    BrokenFolder(
      "DecomposedText", "synonyms/es.json", "type", with: "taman\u{303}o",
      "2: `n\u{303}` is not one composed character (NFC)"),
  ]
}
