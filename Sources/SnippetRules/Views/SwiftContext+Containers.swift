import DTKBSourceReading

/// A view around a place, and the part of it that holds the place.
struct Container {
  let view: ViewChain
  /// The modifier that holds the place; nil where it lies in what the view shows.
  let modifier: ViewChain.Modifier?

  /// The name of the view, or of the modifier that holds the place: `ViewThatFits`, `overlay`.
  var name: String { modifier?.name.name ?? view.name }
}

extension SwiftContext {
  /// The views around a place within its body, the innermost first.
  func containers(around node: SwiftNode) -> [Container] {
    var containers: [Container] = []
    for around in node.ancestors {
      switch around.kind {
      case .chain:
        let view = self.view(around)
        containers.append(
          Container(view: view, modifier: view.modifier(around: node)))
      case .binding, .functionDeclaration, .initializerDeclaration: return containers
      case _ where around.kind.declaresType: return containers
      default: continue
      }
    }
    return containers
  }
}
