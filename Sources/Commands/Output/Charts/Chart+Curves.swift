extension Chart {
  /// The curves with their points: a lone one with its values, several with their names.
  func drawCurves(_ layout: ChartLayout, in document: inout XMLDocument) {
    for (place, curve) in curves.enumerated() {
      draw(curve, ChartPen(ofCurve: place), layout, in: &document)
    }
    if curves.count > 1 {
      nameCurves(layout, in: &document)
    } else if let curve = curves.first {
      writeValues(of: curve, layout, in: &document)
    }
  }

  /// What stands at the end of a curve: its name and its last value.
  func endName(of curve: Curve) -> String {
    guard let value = curve.values.last(where: { $0 != nil }) ?? nil else { return curve.name }
    return "\(curve.name) \(written(value))"
  }

  private func draw(
    _ curve: Curve, _ pen: ChartPen, _ layout: ChartLayout, in document: inout XMLDocument
  ) {
    let points = curve.values.enumerated().compactMap { column, value in
      value.map {
        (x: layout.x(ofColumn: column).coordinate, y: layout.y(of: $0).coordinate)
      }
    }
    document.element(
      "polyline",
      [
        "points": points.map { "\($0.x),\($0.y)" }.joined(separator: " "), "fill": "none",
        "stroke": pen.colour, "stroke-width": "2.5", "stroke-linejoin": "round",
        "stroke-dasharray": pen.dashes,
      ])
    document.group("g", ["fill": pen.colour]) { document in
      for point in points {
        document.element("circle", ["cx": point.x, "cy": point.y, "r": "3.5"])
      }
    }
  }

  /// Names each curve where it ends, in its colour.
  private func nameCurves(_ layout: ChartLayout, in document: inout XMLDocument) {
    let ends = curves.map { curve in
      let column = curve.values.lastIndex { $0 != nil } ?? 0
      let value = curve.values.last { $0 != nil } ?? nil
      return (x: layout.x(ofColumn: column), y: layout.y(of: value ?? 0))
    }
    let heights = layout.spread(ends.map(\.y))
    for (place, curve) in curves.enumerated() {
      let pen = ChartPen(ofCurve: place)
      document.element(
        "line",
        [
          "x1": (ends[place].x + 5).coordinate, "y1": ends[place].y.coordinate,
          "x2": (layout.right + 4).coordinate, "y2": heights[place].coordinate,
          "stroke": pen.colour, "stroke-opacity": "0.5",
        ])
      document.element(
        "text",
        [
          "x": (layout.right + 9).coordinate,
          "y": (heights[place] + ChartLayout.halfLetter).coordinate, "fill": pen.colour,
          "font-weight": "600",
        ], endName(of: curve))
    }
  }

  /// Writes the values of a lone curve above its points; where they are long, above each second or
  /// third, the last one always among them.
  private func writeValues(
    of curve: Curve, _ layout: ChartLayout, in document: inout XMLDocument
  ) {
    let texts = curve.values.map { $0.map(written) ?? "" }
    let widest = texts.map { ChartLayout.width(of: $0) }.max() ?? 0
    let stride = max(1, Int(((widest + 4) / layout.columnWidth).rounded(.up)))
    // They end a little behind their points, so that a rising curve does not cross them.
    document.group("g", ["text-anchor": "end"]) { document in
      for (column, value) in curve.values.enumerated() {
        guard let value, (curve.values.count - 1 - column) % stride == 0 else { continue }
        let text = texts[column]
        let end = max(layout.x(ofColumn: column) + 8, layout.left + ChartLayout.width(of: text))
        document.element(
          "text", ["x": end.coordinate, "y": (layout.y(of: value) - 11).coordinate], text)
      }
    }
  }
}
