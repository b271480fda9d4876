import DTKBSourceReading

extension SwiftContext {
  /// What the classes of the file set of themselves and of their outlets, by the names of the classes: `font`,
  /// `titleLabel.font`.
  ///
  /// A font of fixed size does not count: it is no better than the one in the document.
  var elementSettings: [String: Set<String>] {
    var settings: [String: Set<String>] = [:]
    for property in Self.propertiesOfElements {
      for statement in assigningStatements(of: property) {
        guard let type = types.type(around: statement), let target = statement.assignmentTarget,
          property != "font" || !statement.makesFixedFont
        else { continue }
        let links = target.kind == .chain ? target.links : [target]
        let names = links.filter { $0.nameToken != nil }.map(\.name)
          .drop { $0 == "self" }.filter { $0 != "titleLabel" || links.count < 3 }
        settings[type.name, default: []].insert(names.suffix(2).joined(separator: "."))
      }
    }
    return settings
  }

  /// The properties in which code may correct a document of Interface Builder.
  private static let propertiesOfElements = [
    "font", "adjustsFontForContentSizeCategory", "numberOfLines", "adjustsFontSizeToFitWidth",
    "rowHeight", "constant", "isActive",
  ]
}

extension SwiftNode {
  /// Whether an assignment makes a font that never grows.
  fileprivate var makesFixedFont: Bool {
    mentions(Self.fixedFonts) && !mentions(Self.growingFonts)
  }

  private static let fixedFonts: NameSet = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "name",
  ]
  private static let growingFonts: NameSet = [
    "UIFontMetrics", "scaledFont", "preferredFont", "preferredFontDescriptor",
  ]
}
