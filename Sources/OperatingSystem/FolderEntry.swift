/// A name in a folder.
public struct FolderEntry: Sendable, Equatable {
  /// The name, without the folder's.
  public let name: String
  /// What it names, links not followed; `nil` where the file system does not say.
  public let kind: FileKind?
}
