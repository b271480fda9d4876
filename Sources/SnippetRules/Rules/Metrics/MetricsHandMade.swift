import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A table from text size to factor that stands in for the system's curves.
  ///
  /// Tables of counts and of points are not meant; one that keeps to body's curve is a note.
  static let metricsHandMade = Rule(
    id: "metrics-hand-made", severity: .warning, fix: .none,
    facts: ["factor", "size", "wantedFactor"],
    triggers: SwiftSite.tableSizeNames.map(SwiftTrigger.member)
  ) { site in
    guard let table = site.textSizeTable,
      let multipliers = SizeMultipliers(table, in: site.context, on: site.platform ?? .iOS)
    else { return [] }
    var detection = Detection(table.headRange)
    detection.severity = multipliers.isOnCurve ? .note : .warning
    detection.facts = [
      "factor": .number(multipliers.factor), "size": .size(multipliers.worst.rawValue),
      "wantedFactor": .number(multipliers.wantedFactor),
    ]
    // Where the factor reaches a font is what has to change with the table.
    return [detection]
      + site.context.fonts(sizedBy: table).prefix(8).map { maker in
        var font = detection
        font.range = maker.callRange
        font.severity = .note
        return font
      }
  }
}
