import DTKBSourceReading

/// A place of a style sheet at which a rule is asked: a declaration with its sheet.
struct StyleSite {
  /// The declaration whose property the trigger named.
  let declaration: StyleDeclaration
  /// Whether anything in the style sheet around it follows the reader's text size.
  let isInScaledSheet: Bool
  /// What the name of the file says of it.
  let place: FilePlace
}

/// A place of a style sheet at which a rule wants to be asked.
enum StyleTrigger: RuleTrigger {
  /// A declaration of a property.
  case property(StyleDeclaration.Property)

  var word: String {
    switch self {
    case .property(let property): property.rawValue
    }
  }

  func matches(_ site: StyleSite) -> Bool {
    switch self {
    case .property(let property): site.declaration.property == property
    }
  }
}

extension StyleSheet {
  /// The declaration whose property stands at a byte offset.
  func declaration(at offset: Int) -> StyleDeclaration? {
    var low = declarations.startIndex
    var high = declarations.endIndex
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].nameRange.lowerBound < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < declarations.endIndex, declarations[low].nameRange.lowerBound == offset else {
      return nil
    }
    return declarations[low]
  }
}

extension StyleSite: RuleSite {
  typealias Trigger = StyleTrigger

  func isOf(_ scope: Rule.Scope) -> Bool {
    if !scope.contains(.generated), place.isGenerated { return false }
    if !scope.contains(.tests), place.isTest { return false }
    return scope.contains(.mac) || !place.isMac
  }

  func weighed(_ severity: Severity) -> Severity {
    place.isDebug ? severity.lowered : severity
  }
}
