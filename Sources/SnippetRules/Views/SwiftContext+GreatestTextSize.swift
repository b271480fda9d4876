import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The largest text size that the modifiers around a place let a view see.
  func greatestTextSize(at node: SwiftNode) -> DynamicTypeSize {
    var greatest = DynamicTypeSize.accessibility5
    for container in containers(around: node) {
      for modifier in container.view.modifiers.prefix(64) {
        guard let argument = modifier.textSizeArgument,
          let limit = narrowest(textSizeLimits(of: argument)).largest
        else { continue }
        greatest = min(greatest, limit)
      }
    }
    return greatest
  }
}

extension ViewChain.Modifier {
  /// What limits the text size: the argument of `.dynamicTypeSize(…)`, or that of `.environment(\.dynamicTypeSize, …)`.
  fileprivate var textSizeArgument: SwiftNode? {
    guard let first = call?.firstUnlabelledArgument else { return nil }
    if name.isNamed("dynamicTypeSize") { return first }
    guard name.isNamed("environment"), let keyPath = first.firstChild(.keyPath),
      keyPath.isNamed("dynamicTypeSize") || keyPath.isNamed("sizeCategory")
    else { return nil }
    return first.nextSibling
  }
}
