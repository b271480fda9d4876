import DTKBKnowledge
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBKnowledgeFiles

/// A sound folder in which one thing was broken, and what is to be said of it.
struct BrokenFolder: Sendable, CustomTestStringConvertible {
  enum Change: Sendable {
    case write(String, String)
    case bytes(String, [UInt8])
    case replace(String, in: String)
    case delete(String)
    case rename(String, to: String)
  }

  /// The check that has to notice.
  let check: String
  let path: String
  let change: Change
  /// Every defect, as `line: message`, or `path:line: message` where it stands in another file; the
  /// message may be cut.
  let defects: [String]

  var testDescription: String { "\(check): \(path):\(defects.first ?? "")" }

  /// A file in which some characters are replaced.
  init(_ check: String, _ path: String, _ old: String, with new: String, _ defects: String...) {
    self.init(check: check, path: path, change: .replace(old, in: new), defects: defects)
  }

  /// A file that is written new.
  init(_ check: String, _ path: String, holding text: String, _ defects: String...) {
    self.init(check: check, path: path, change: .write(path, text), defects: defects)
  }

  /// A file of bytes that is written new.
  init(_ check: String, _ path: String, bytes: [UInt8], _ defects: String...) {
    self.init(check: check, path: path, change: .bytes(path, bytes), defects: defects)
  }

  /// A file that is deleted, or every file of a folder.
  init(_ check: String, deleting path: String, _ defects: String...) {
    self.init(check: check, path: path, change: .delete(path), defects: defects)
  }

  /// An entry whose folder gets another name.
  init(_ check: String, renaming path: String, to name: String, _ defects: String...) {
    self.init(check: check, path: name, change: .rename(path, to: name), defects: defects)
  }

  private init(check: String, path: String, change: Change, defects: [String]) {
    self.check = check
    self.path = path
    self.change = change
    self.defects = defects
  }

  /// The files after the change.
  func files() throws -> [String: [UInt8]] {
    var folder = SoundFolder()
    switch change {
    case .write(_, let text): folder.write(path, text)
    case .bytes(_, let bytes): folder.files[path] = bytes
    case .replace(let old, let new):
      let text = String(decoding: try #require(folder.files[path]), as: UTF8.self)
      let range = try #require(text.firstRange(of: old), "\(path) has no \(old)")
      folder.write(path, text.replacingCharacters(in: range, with: new))
    case .delete:
      folder.files = folder.files.filter { !$0.key.hasPrefix(path) }
    case .rename(let old, let new):
      for (file, bytes) in folder.files where file.hasPrefix(old + "/") {
        folder.files[file] = nil
        folder.files[new + file.dropFirst(old.count)] = bytes
      }
    }
    return folder.files
  }

  /// Reads the folder and compares what is said of it with what is to be said, line by line.
  func verify(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TemporaryFolder(try files())
    let found = KnowledgeFolder(path: folder.path).read().defects
      .map { "\($0.file):\($0.line): \($0.message)" }
    let expected = defects.map { $0.first?.isNumber == true ? "\(path):\($0)" : $0 }
    let isComplete =
      found.count == expected.count
      && expected.allSatisfy { start in found.contains { $0.hasPrefix(start) } }
    #expect(
      isComplete, "found \(found), expected \(expected)", sourceLocation: sourceLocation)

    let draft = Draft(
      root: DiskItem(readingFolder: folder.path), requiredLanguages: Language.allCases,
      otherIDs: [])
    let check = try #require(Check.all.first { $0.name == self.check })
    #expect(!check.defects(draft).isEmpty, sourceLocation: sourceLocation)
  }
}
