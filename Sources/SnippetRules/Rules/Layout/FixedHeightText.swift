import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `frame(height:)` or `maxHeight:` in points around text: from some text size on it is too low.
  ///
  /// The figure counts a line for every text, on its own or in a column, and the paddings between it and the frame.
  /// Silent where the height follows the reader, where all the text scrolls, and where there is none.
  static let fixedHeightText = Rule(
    id: "fixed-height-text", severity: .warning, fix: .suggested,
    facts: ["height", "size", "needed", "largest"],
    triggers: [.call("frame", label: "height"), .call("frame", label: "maxHeight")]
  ) { site in
    guard let call = site.call,
      let argument = call.argument("height") ?? call.argument("maxHeight"),
      let modified = site.modifiedView, !modified.isOwnSizedControl
    else { return [] }
    let kinds = site.content(of: modified).kinds
    guard !kinds.isDisjoint(with: .readable) else {
      return kinds.contains(.opaque) ? [.undecided(argument.range)] : []
    }
    switch site.context.fixedLength(of: argument) {
    case .adaptive: return []
    case .unknown: return []
    case .points(let height, let isCertain):
      guard !site.context.isArrangedByTextSize(site.node), let platform = site.platform else {
        return []
      }
      let column = site.context.textColumn(of: modified.view, before: modified.index)
      guard
        let figure = HeightFigure(
          column, in: height, upTo: site.context.greatestTextSize(at: site.node), on: platform)
      else { return [] }
      var detection = Detection(argument.range)
      detection.take(figure, of: column, in: height)
      if figure.ground == .wrapping, modified.isClipped, isCertain, column.isCertain,
        !column.hasFixedFont
      {
        detection.severity = .warning
      }
      if !isCertain { detection.severity = .note }
      detection.offer(site.leastHeight(of: argument), as: .suggested)
      return [detection]
    }
  }
}

extension ModifiedView {
  /// Whether what stands out of the frame is cut off.
  fileprivate var isClipped: Bool {
    outer.prefix(64).contains { modifier in
      ["clipped", "clipShape", "mask", "cornerRadius"].contains(modifier.name.name)
    }
  }
}
