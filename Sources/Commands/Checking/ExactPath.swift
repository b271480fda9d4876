/// A path that is the same as another only byte for byte: to the file system `é` in one character and in
/// two are two names.
struct ExactPath: Hashable {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  static func == (first: ExactPath, second: ExactPath) -> Bool {
    first.path.utf8.elementsEqual(second.path.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
