import DTKBOperatingSystem

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
    self.init(reading: path, below: (try? File.realPath(of: path)) ?? path, as: "", depth: 0)
  }

  private init(reading location: String, below root: String, as path: String, depth: Int) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? ""
    content = Self.content(of: location, below: root, as: path, depth: depth)
  }

  private static func content(
    of location: String, below root: String, as path: String, depth: Int
  ) -> Content {
    guard File.exists(at: location) else { return .unusable(.missing) }
    // Links are followed by the real path, so that one that leads out of the folder shows.
    guard let real = try? File.realPath(of: location) else { return .unusable(.danglingLink) }
    guard real == root || real.hasPrefix(root + "/") else { return .unusable(.linkOutOfFolder) }
    switch File.kind(at: real) {
    case .folder:
      guard let names = try? Folder.names(in: real) else { return .unusable(.forbidden) }
      guard depth < 3 else { return .folder([]) }
      return .folder(
        names.filter { !$0.hasPrefix(".") }.map { name in
          DiskItem(
            reading: location + "/" + name, below: root,
            as: path.isEmpty ? name : path + "/" + name, depth: depth + 1)
        })
    case .file:
      guard let size = try? File.size(of: real), size <= largestFile else {
        return .unusable(.tooLarge)
      }
      guard let bytes = try? File.read(real) else { return .unusable(.forbidden) }
      return .file(bytes)
    case .link, .other, nil: return .unusable(.noRegularFile)
    }
  }
}
