import DTKBSourceReading
import DynamicTypeScaling

extension SwiftSite {
  /// Puts a text style in the place of `.system(size:)`, with the weight and the design of the call.
  ///
  /// - Returns: the edit, and whether the text looks the same with it at the default text size.
  func systemFont(in style: TextStyle, insteadOf points: Double) -> (edit: Edit, isExact: Bool)? {
    guard let call, let platform,
      let cell = try? platform.table.cell(style, at: platform.table.defaultSize),
      call.arguments.allSatisfy({
        $0.isNamed("size") || $0.isNamed("weight") || $0.isNamed("design")
      })
    else { return nil }
    var isExact = cell.points == points
    var text = style.rawValue
    if let design = call.argument("design"), design.operand?.lastName != "default" {
      text = "system(.\(text), design: \(context.tree.text(design.expressionRange)))"
    }
    if let argument = call.argument("weight") {
      let weight = argument.literalWeight
      isExact = isExact && weight != nil
      if weight != cell.weight {
        text += ".weight(\(context.tree.text(argument.expressionRange)))"
      }
    } else if fontWeight != cell.weight {
      // A weight that stands behind the font stays there.
      isExact = false
    }
    return (Edit(node.nameTokenRange.lowerBound..<call.range.upperBound, text), isExact)
  }
}

extension SwiftNode {
  /// The weight that an argument names.
  var literalWeight: FontWeight? {
    let outcomes = outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand else { return nil }
    return FontWeight(rawValue: operand.lastName)
  }
}
