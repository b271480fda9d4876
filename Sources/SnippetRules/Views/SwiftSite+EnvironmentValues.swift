import DTKBSourceReading

extension SwiftSite {
  /// What `environment(\.name, value)` here sets a value of the environment to; nil where it sets another one.
  func environmentValue(_ name: String) -> SwiftNode? {
    guard node.isNamed("environment"), let arguments = call.map({ Array($0.arguments.prefix(2)) }),
      arguments.count == 2, arguments[0].firstChild(.keyPath)?.name == name
    else { return nil }
    return arguments[1]
  }
}
