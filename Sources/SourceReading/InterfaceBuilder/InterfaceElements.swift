/// Elements that stand one after another in a document, in reading order.
public struct InterfaceElements: Sendable, RandomAccessCollection {
  let document: InterfaceDocument
  /// The places of the elements in the document.
  public let indices: Range<Int>

  /// The place of the first element.
  public var startIndex: Int { indices.lowerBound }
  /// One past the place of the last element.
  public var endIndex: Int { indices.upperBound }

  /// The element at a place.
  public subscript(index: Int) -> InterfaceElement {
    InterfaceElement(document: document, index: index)
  }
}

/// The elements right in another one, from the first to the last.
public struct InterfaceChildren: Sendable, Sequence, IteratorProtocol {
  let document: InterfaceDocument
  private var index: Int
  private let end: Int

  init(of element: InterfaceElement) {
    document = element.document
    index = element.index + 1
    end = Int(element.document.records[element.index].end)
  }

  /// The next child.
  public mutating func next() -> InterfaceElement? {
    guard index < end else { return nil }
    defer { index = Int(document.records[index].end) }
    return InterfaceElement(document: document, index: index)
  }
}

extension InterfaceElement {
  /// The elements right in it.
  public var children: InterfaceChildren { InterfaceChildren(of: self) }

  /// All elements in it, in reading order.
  public var descendants: InterfaceElements {
    InterfaceElements(
      document: document, indices: index + 1..<Int(document.records[index].end))
  }

  /// The element around it.
  public var parent: InterfaceElement? {
    let parent = Int(document.records[index].parent)
    return parent < 0 ? nil : InterfaceElement(document: document, index: parent)
  }

  /// The elements around it, from the nearest on.
  ///
  /// Hostile documents nest without end: look at a few.
  public var ancestors: some Sequence<InterfaceElement> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// The first child of a name, with a `key` where one is given:
  /// `label.child("fontDescription", key: "fontDescription")`.
  public func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    for child in children where child.isNamed(name) {
      if let key, child["key"] != key { continue }
      return child
    }
    return nil
  }

  /// The children of a name within a child of a name: `label.children(of: "constraints", named: "constraint")`.
  public func children(of container: String, named name: String) -> [InterfaceElement] {
    child(container)?.children.filter { $0.isNamed(name) } ?? []
  }
}
