/// What stands at a path.
public enum FileKind: Sendable, Equatable {
  case file
  case folder
  /// A symbolic link, where links are not followed.
  case link
  /// A pipe, a socket or a device: nothing to read a text from.
  case other
}
