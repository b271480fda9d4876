import DTKBSourceReading

/// What code does to an element of an Interface Builder document once it is loaded.
enum CodeBehind {
  /// Nothing, as far as the project shows.
  case nothing
  /// It sets what was asked for.
  case sets
  /// Nobody knows: the class of the element is not in the project.
  case unknown
}

extension InterfaceContext {
  /// Whether code sets a property, such as `font`, of an element: the element's own class does, or the class that
  /// has an outlet to it.
  func code(setting property: String, of element: InterfaceElement) -> CodeBehind {
    var answer = CodeBehind.nothing
    if let name = element.customClass {
      switch project.sets(property, in: name) {
      case true?: return .sets
      case false?: break
      case nil: answer = .unknown
      }
    }
    for outlet in links.outlets(to: element).prefix(16) {
      guard let owner = outlet.ownerClass ?? fileOwnerClass(of: outlet) else { continue }
      if project.sets(property, of: outlet.property, in: owner) == true { return .sets }
    }
    return answer
  }

  private func fileOwnerClass(of outlet: InterfaceOutlet) -> String? {
    outlet.owner?.customClass
  }
}
