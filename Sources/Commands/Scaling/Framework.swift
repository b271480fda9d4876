/// A framework with a rule of its own for text on iOS.
enum Framework: String, CaseIterable, Sendable {
  case reactNative = "react-native"
  case webKit = "webkit"
}
