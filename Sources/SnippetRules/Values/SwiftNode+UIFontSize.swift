import DTKBSourceReading

extension SwiftNode {
  /// The argument with the size, where a name makes a UIKit font of a size: `systemFont(ofSize:)`, `UIFont(name:size:)`.
  var uiFontSize: SwiftNode? {
    guard let call else { return nil }
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return call.argument("ofSize")
    case "UIFont":
      guard call.argument("name") != nil || call.argument("descriptor") != nil else { return nil }
      return call.argument("size")
    case "init":
      guard chain?.base?.isNamed("UIFont") == true else { return nil }
      return call.argument("size")
    default: return nil
    }
  }

  /// The names that make UIKit fonts of a size.
  static let uiFontMakers = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont",
  ]
}
