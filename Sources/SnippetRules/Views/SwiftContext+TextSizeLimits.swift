import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The largest text size that the modifiers around a place let a view see.
  func greatestTextSize(at node: SwiftNode) -> DynamicTypeSize {
    var greatest = DynamicTypeSize.accessibility5
    for container in containers(around: node) {
      for modifier in container.view.modifiers.prefix(64)
      where modifier.name.isNamed("dynamicTypeSize") {
        guard let limit = modifier.call?.firstUnlabelledArgument?.greatestSizeNamed else {
          continue
        }
        greatest = min(greatest, limit)
      }
    }
    return greatest
  }
}

extension SwiftNode {
  /// The upper end of a range of text sizes, or the one size that it names.
  fileprivate var greatestSizeNamed: DynamicTypeSize? {
    guard !text.hasSuffix("...") else { return nil }
    var last: DynamicTypeSize?
    for node in subtree where node.nameToken != nil {
      last = DynamicTypeSize(rawValue: node.name) ?? last
    }
    return last
  }
}
