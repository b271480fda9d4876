import DTKBSourceReading

/// A place of an Interface Builder document at which a rule is asked: an element with its document.
struct InterfaceSite {
  /// The element whose tag or attribute the trigger named.
  let element: InterfaceElement
  /// The attribute whose name stands at the place, if it is one.
  let attribute: InterfaceAttribute?
  /// The document around it.
  let context: InterfaceContext
}

/// A place of an Interface Builder document at which a rule wants to be asked.
enum InterfaceTrigger: RuleTrigger {
  /// The start tag of an element by this name.
  case element(String)
  /// An attribute by this name.
  case attribute(String)

  var word: String {
    switch self {
    case .element(let name), .attribute(let name): name
    }
  }

  func matches(_ site: InterfaceSite) -> Bool {
    switch self {
    case .element: site.attribute == nil
    case .attribute: site.attribute != nil
    }
  }
}

extension InterfaceContext {
  /// The element or the attribute whose name stands at a byte offset.
  func site(at offset: Int) -> InterfaceSite? {
    let elements = document.elements
    var low = elements.startIndex
    var high = elements.endIndex
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].startTagRange.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > elements.startIndex else { return nil }
    let element = elements[low - 1]
    guard element.startTagRange.contains(offset) else { return nil }
    if element.nameRange.lowerBound == offset {
      return InterfaceSite(element: element, attribute: nil, context: self)
    }
    // A hostile tag has a million attributes; nobody writes one as long as this.
    guard element.startTagRange.count <= 4_096,
      let attribute = element.attributes.first(where: { $0.nameRange.lowerBound == offset })
    else { return nil }
    return InterfaceSite(element: element, attribute: attribute, context: self)
  }
}

extension InterfaceSite: RuleSite {
  typealias Trigger = InterfaceTrigger

  func isOf(_ scope: Rule.Scope) -> Bool {
    let place = context.place
    if !scope.contains(.generated), place.isGenerated { return false }
    if !scope.contains(.tests), place.isTest { return false }
    return context.isOfApp
  }

  func weighed(_ severity: Severity) -> Severity {
    let place = context.place
    let isWidget = place.isWidgetExtension || context.project.isInWidgetExtension(place)
    return isWidget || place.isDebug ? severity.lowered : severity
  }
}
