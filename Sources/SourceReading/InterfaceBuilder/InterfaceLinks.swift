/// What the identifiers in a document lead to: elements, outlets and constraints.
public struct InterfaceLinks: Sendable {
  private let document: InterfaceDocument
  private var elements: [String: Int] = [:]
  private var outlets: [String: [Int]] = [:]
  private var constraints: [String: [Int]] = [:]

  /// Reads the identifiers of a document once.
  public init(of document: InterfaceDocument) {
    self.document = document
    for element in document.elements {
      if let id = element["id"], elements[id] == nil { elements[id] = element.index }
      if element.isNamed("outlet") || element.isNamed("outletCollection") {
        if let id = element["destination"] { outlets[id, default: []].append(element.index) }
      } else if element.isNamed("constraint") {
        // Without a first item it is about the element that holds it.
        let item = element["firstItem"] ?? element.parent?.parent?["id"]
        if let item { constraints[item, default: []].append(element.index) }
      }
    }
  }

  /// The element that has an identifier; of several, the first.
  public func element(id: String) -> InterfaceElement? {
    elements[id].map { InterfaceElement(document: document, index: $0) }
  }

  /// No document that people make has more outlets or constraints for one element.
  private static let limit = 64

  /// The outlets that lead to an element, at most 64.
  public func outlets(to element: InterfaceElement) -> [InterfaceOutlet] {
    guard let id = element["id"] else { return [] }
    return outlets[id, default: []].prefix(Self.limit).compactMap {
      InterfaceOutlet(InterfaceElement(document: document, index: $0))
    }
  }

  /// The constraints whose first item is an element, wherever in the document they stand, at most 64.
  public func constraints(on element: InterfaceElement) -> [InterfaceElement] {
    guard let id = element["id"] else { return [] }
    return constraints[id, default: []].prefix(Self.limit).map {
      InterfaceElement(document: document, index: $0)
    }
  }
}
