/// Which file a path leads to, whatever the path is; two paths with one identity are one file.
public struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let number: UInt64
}
