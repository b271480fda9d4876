import DTKBOperatingSystem

/// The folder whose files declare things for each other.
struct Project: Hashable {
  /// The folder, without links; `nil` where there is none and the sources that were named are the project.
  let root: String?

  /// No folder: what was named stands for itself.
  static let none = Project(root: nil)

  private init(root: String?) { self.root = root }

  /// The project of a file or folder: the nearest folder upwards that holds `.dtkb.json` or `.git`.
  ///
  /// The reader's home and the root of the disk are none, whatever they hold.
  init(around realPath: String, in context: CommandContext) {
    let home = context.setting("HOME").flatMap { try? File.realPath(of: $0) }
    var folder = Substring(realPath)
    while !folder.isEmpty, folder != "/", folder != home ?? "" {
      if [".dtkb.json", ".git"].contains(where: { File.exists(at: "\(folder)/\($0)") }) {
        self.init(root: String(folder))
        return
      }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
    }
    self = .none
  }

  /// The path of a file as it is called within the project.
  func path(of realPath: String) -> String {
    guard let root, realPath.utf8.starts(with: "\(root)/".utf8) else { return realPath }
    return String(decoding: realPath.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
  }
}
