/// A text size that a reader can choose, as SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
