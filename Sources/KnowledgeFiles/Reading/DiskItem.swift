#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file or folder as it lies on the disk, read whole.
///
/// The only place that touches the disk.
struct DiskItem: Sendable {
  enum Content: Sendable {
    case file([UInt8])
    /// What lies in the folder, by name; hidden files are passed over.
    case folder([DiskItem])
    case unusable(Obstacle)
  }

  /// Why something on the disk cannot be used.
  enum Obstacle: Sendable {
    case missing, forbidden, noRegularFile, tooLarge, danglingLink, linkOutOfFolder
  }

  /// The largest file that is read, in bytes; no text that people write comes near it.
  static let largestFile = 1 << 20

  /// The path from the folder that is read, such as `entries/icon/it.md`; empty for that folder.
  let path: String
  /// The last part of the path.
  let name: String
  let content: Content

  var children: [DiskItem] {
    if case .folder(let items) = content { items } else { [] }
  }

  var isFolder: Bool {
    if case .folder = content { true } else { false }
  }

  func child(_ name: String) -> DiskItem? {
    children.first { $0.name == name }
  }

  /// Reads a folder and what lies in it, as deep as the shape of a knowledge folder goes.
  init(readingFolder path: String) {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.init(reading: root, below: root, as: "", depth: 0)
  }

  private init(reading location: String, below root: String, as path: String, depth: Int) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? ""
    content = Self.content(of: location, below: root, as: path, depth: depth)
  }

  private static func content(
    of location: String, below root: String, as path: String, depth: Int
  ) -> Content {
    let disk = FileManager.default
    guard let kind = kind(of: location) else { return .unusable(.missing) }
    switch kind.type {
    case .typeSymbolicLink:
      let target = URL(fileURLWithPath: location).resolvingSymlinksInPath().path
      guard target.hasPrefix(root + "/") else {
        return .unusable(disk.fileExists(atPath: location) ? .linkOutOfFolder : .danglingLink)
      }
      guard target != location, Self.kind(of: target) != nil else {
        return .unusable(.danglingLink)
      }
      return content(of: target, below: root, as: path, depth: depth)
    case .typeDirectory:
      guard let names = try? disk.contentsOfDirectory(atPath: location) else {
        return .unusable(.forbidden)
      }
      guard depth < 3 else { return .folder([]) }
      return .folder(
        names.filter { !$0.hasPrefix(".") }.sorted().map { name in
          DiskItem(
            reading: location + "/" + name, below: root,
            as: path.isEmpty ? name : path + "/" + name, depth: depth + 1)
        })
    case .typeRegular:
      guard kind.size <= largestFile else { return .unusable(.tooLarge) }
      guard let bytes = disk.contents(atPath: location) else { return .unusable(.forbidden) }
      return .file(Array(bytes))
    default:
      return .unusable(.noRegularFile)
    }
  }

  /// What stands at a path, links not followed.
  private static func kind(of location: String) -> (type: FileAttributeType, size: Int)? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: location),
      let type = facts[.type] as? FileAttributeType
    else { return nil }
    return (type, (facts[.size] as? UInt64).map(Int.init(clamping:)) ?? 0)
  }
}
