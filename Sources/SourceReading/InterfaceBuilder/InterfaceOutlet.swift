/// A property in code that an element of a document is connected to.
public struct InterfaceOutlet: Sendable, Equatable {
  /// The `outlet` or `outletCollection` element.
  public let element: InterfaceElement

  init?(_ element: InterfaceElement) {
    guard element.isNamed("outlet") || element.isNamed("outletCollection") else { return nil }
    self.element = element
  }

  /// The name of the property, such as `titleLabel`.
  public var property: String { element["property"] ?? "" }

  /// Whether the property holds several elements.
  public var isCollection: Bool { element.isNamed("outletCollection") }

  /// The element whose class has the property: a controller, a cell, the owner of the file.
  public var owner: InterfaceElement? { element.parent?.parent }

  /// The class that has the property, where the document names it.
  public var ownerClass: String? { owner?.customClass }
}
