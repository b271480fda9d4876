import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The largest text size that the modifiers around a place let a view see.
  func greatestTextSize(at node: SwiftNode) -> DynamicTypeSize {
    var greatest = DynamicTypeSize.accessibility5
    for container in containers(around: node) {
      for modifier in container.view.modifiers.prefix(64)
      where modifier.name.isNamed("dynamicTypeSize") {
        guard let argument = modifier.call?.firstUnlabelledArgument,
          let limit = narrowest(textSizeLimits(of: argument)).largest
        else { continue }
        greatest = min(greatest, limit)
      }
    }
    return greatest
  }
}
