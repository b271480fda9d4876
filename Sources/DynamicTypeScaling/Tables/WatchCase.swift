/// The case of a watch, by its height, which decides the size that watchOS starts with.
///
/// Human Interface Guidelines, Typography, headings of the tables for watchOS, after 2025-12-16.
/// A case that the guidelines do not list is not listed here.
public enum WatchCase: Int, CaseIterable, Sendable {
  /// 38 mm, which starts with `small`.
  case mm38 = 38
  /// 40 mm, which starts with `large`.
  case mm40 = 40
  /// 41 mm, which starts with `large`.
  case mm41 = 41
  /// 42 mm, which starts with `large`.
  case mm42 = 42
  /// 44 mm, which starts with `xLarge`.
  case mm44 = 44
  /// 45 mm, which starts with `xLarge`.
  case mm45 = 45
  /// 49 mm, which starts with `xLarge`.
  case mm49 = 49

  /// The size that the watch starts with, and at which nothing is scaled.
  public var defaultSize: DynamicTypeSize {
    switch self {
    case .mm38: .small
    case .mm40, .mm41, .mm42: .large
    case .mm44, .mm45, .mm49: .xLarge
    }
  }
}
