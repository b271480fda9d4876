import DynamicTypeScaling

/// What code lets the reader's text size become.
enum TextSizeLimit: Equatable {
  /// One size, whatever the reader chose.
  case pinned(DynamicTypeSize)
  /// No size above this one.
  case capped(DynamicTypeSize)
  /// Every large size.
  case open
  /// Something that the file does not tell.
  case unknown

  /// The largest size that is left.
  var largest: DynamicTypeSize? {
    switch self {
    case .pinned(let size), .capped(let size): size
    case .open: .accessibility5
    case .unknown: nil
    }
  }
}
