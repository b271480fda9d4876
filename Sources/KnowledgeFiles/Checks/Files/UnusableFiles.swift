extension Check {
  /// What lies in the folder and cannot be read, and a folder without entries; one of a team's own
  /// may have nothing but learning paths.
  static let unusableFiles = Check("UnusableFiles") { draft in
    let defects = obstacles(in: draft.root)
    guard defects.isEmpty, draft.entries.isEmpty, draft.isShipped || draft.paths.isEmpty else {
      return defects
    }
    return [
      Defect(
        file: "entries", line: 1,
        message: "the folder has no entries: add a folder `entries/<id>` with an `entry.json`")
    ]
  }

  private static func obstacles(in item: DiskItem) -> [Defect] {
    guard item.path.isEmpty else { return defect(of: item) + item.children.flatMap(obstacles) }
    switch item.content {
    case .folder(let children):
      return children.flatMap(obstacles)
    case .file:
      return [Defect(file: ".", line: 1, message: "this is a file: name the folder it lies in")]
    case .unusable(let obstacle):
      return [Defect(file: ".", line: 1, message: sentence(obstacle))]
    }
  }

  private static func defect(of item: DiskItem) -> [Defect] {
    guard case .unusable(let obstacle) = item.content else { return [] }
    return [Defect(file: item.path, line: 1, message: sentence(obstacle))]
  }

  private static func sentence(_ obstacle: DiskItem.Obstacle) -> String {
    switch obstacle {
    case .missing: "there is nothing of that name: check the path"
    case .forbidden: "reading is not permitted: give yourself the right to read"
    case .noRegularFile: "this is neither a file nor a folder: delete it"
    case .tooLarge: "the file is larger than \(DiskItem.largestFile / 1024) KB: split or shorten it"
    case .danglingLink: "the link leads nowhere: put the file itself here"
    case .linkOutOfFolder: "the link leads out of the folder: put the file itself here"
    }
  }
}
