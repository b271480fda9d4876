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
  /// Whether a place is part of what a `ViewThatFits` chooses from, itself or wherever the property or the function
  /// around it is used.
  func isChosenIfItFits(_ node: SwiftNode) -> Bool {
    mayChooseWhatFits && isChosenIfItFits(node, hops: 0)
  }

  private func isChosenIfItFits(_ node: SwiftNode, hops: Int) -> Bool {
    if containers(around: node).contains(where: { $0.name == Self.chooser }) { return true }
    guard hops < 3,
      let declaration = node.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration || $0.kind.declaresType
      }), !declaration.kind.declaresType, !declaration.isNamed("body")
    else { return false }
    let uses = references(to: declaration).prefix(16)
    return !uses.isEmpty && uses.allSatisfy { isChosenIfItFits($0, hops: hops + 1) }
  }

  /// Whether the file names the view at all that chooses what fits; most do not.
  func findChooser() -> Bool { !nodes(named: Self.chooser).isEmpty }

  private static let chooser = "ViewThatFits"

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
