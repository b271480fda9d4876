import DTKBOperatingSystem

/// The folder whose files declare things for each other.
struct Project: Hashable {
  /// The folder, without links; `nil` where there is none and the sources that were named are the project.
  let root: String?
  /// The nearest folder upwards that holds `.dtkb.json`, without links; `nil` where none does.
  let configurationFolder: String?

  /// No folder: what was named stands for itself.
  static let none = Project(root: nil, configurationFolder: nil)

  private init(root: String?, configurationFolder: String?) {
    self.root = root
    self.configurationFolder = configurationFolder
  }

  /// The project of a file or folder: the nearest folder upwards that holds `.dtkb.json` or `.git`.
  ///
  /// The reader's home and the root of the disk are none, whatever they hold.
  init(around realPath: String, in context: CommandContext) {
    let home = context.setting("HOME").flatMap { try? File.realPath(of: $0) }
    var folder = Substring(realPath)
    var root: String?
    while !folder.isEmpty, folder != "/", folder != home ?? "" {
      if File.exists(at: "\(folder)/\(ProjectConfiguration.fileName)") {
        self.init(root: root ?? String(folder), configurationFolder: String(folder))
        return
      }
      if root == nil, File.exists(at: "\(folder)/.git") { root = String(folder) }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
    }
    self.init(root: root, configurationFolder: nil)
  }

  /// The file that says what the project asks of the checker; `nil` where there is none.
  var configurationPath: String? {
    configurationFolder.map { $0 + "/" + ProjectConfiguration.fileName }
  }

  /// The path of a file from the folder of the configuration; `nil` where it lies elsewhere.
  func configuredPath(of realPath: String) -> String? {
    guard let folder = configurationFolder, realPath.utf8.starts(with: "\(folder)/".utf8) else {
      return nil
    }
    return String(decoding: realPath.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }

  /// What is ignored in the folders from the project's root down to the one around a folder.
  func ignoreFiles(above realPath: String) -> [IgnoreFile] {
    guard let root, realPath != root, realPath.utf8.starts(with: "\(root)/".utf8) else {
      return root.flatMap { IgnoreFile(in: $0, named: ".git/info/exclude") }.map { [$0] } ?? []
    }
    var files = [IgnoreFile(in: root, named: ".git/info/exclude"), IgnoreFile(in: root)]
    var folder = root
    for name in realPath.utf8.dropFirst(root.utf8.count + 1).split(separator: 0x2F).dropLast() {
      folder += "/" + String(decoding: Array(name), as: UTF8.self)
      files.append(IgnoreFile(in: folder))
    }
    return files.compactMap { $0 }
  }

  /// The path of a file as it is called within the project.
  func path(of realPath: String) -> String {
    guard let root, realPath.utf8.starts(with: "\(root)/".utf8) else { return realPath }
    return String(decoding: realPath.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
  }
}
