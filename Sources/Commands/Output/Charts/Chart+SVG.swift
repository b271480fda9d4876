extension Chart {
  /// The chart as an SVG document, readable on white, on paper, and without colours.
  var svg: String {
    var document = XMLDocument()
    let layout = ChartLayout(self)
    let (width, height) = (ChartLayout.size.width.coordinate, ChartLayout.size.height.coordinate)
    document.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": width, "height": height, "role": "img", "aria-labelledby": "title desc",
        "lang": language, "font-family": "system-ui, -apple-system, Segoe UI, sans-serif",
        "font-size": "13", "fill": Self.ink,
      ]
    ) { document in
      document.element("title", ["id": "title"], title)
      document.element("desc", ["id": "desc"], description)
      document.element("rect", ["width": width, "height": height, "fill": "#ffffff"])
      document.element(
        "text",
        [
          "x": "24", "y": ChartLayout.rows.title.coordinate, "font-size": "17",
          "font-weight": "600",
        ], title)
      drawBand(layout, in: &document)
      drawVerticalAxis(layout, in: &document)
      drawHorizontalAxis(layout, in: &document)
      drawCurves(layout, in: &document)
    }
    return document.text
  }

  // Both have a contrast of more than 5 to 1 on white and on the band.
  private static let ink = "#1f2933"
  private static let dimInk = "#52606d"

  private func drawBand(_ layout: ChartLayout, in document: inout XMLDocument) {
    guard let band else { return }
    let start = layout.edge(ofColumn: band.columns.lowerBound)
    let end = layout.edge(ofColumn: band.columns.upperBound)
    let top = ChartLayout.rows.axisName - ChartLayout.lineHeight
    document.element(
      "rect",
      [
        "x": start.coordinate, "y": top.coordinate, "width": (end - start).coordinate,
        "height": (layout.bottom - top).coordinate, "fill": "#f1f5f9",
      ])
    document.element(
      "text",
      [
        "x": ((start + end) / 2).coordinate, "y": ChartLayout.rows.axisName.coordinate,
        "text-anchor": "middle", "font-size": "12", "fill": Self.dimInk,
      ], band.name)
  }

  /// A line across for every round value, with the value to its left.
  private func drawVerticalAxis(_ layout: ChartLayout, in document: inout XMLDocument) {
    for tick in layout.axis.ticks {
      let y = layout.y(of: tick).coordinate
      document.element(
        "line",
        [
          "x1": layout.left.coordinate, "y1": y, "x2": layout.right.coordinate, "y2": y,
          "stroke": tick == 0 ? Self.dimInk : "#d5dbe1",
        ])
    }
    document.group("g", ["text-anchor": "end", "fill": Self.dimInk]) { document in
      let x = (layout.left - 10).coordinate
      document.element(
        "text", ["x": x, "y": ChartLayout.rows.axisName.coordinate, "font-weight": "600"],
        axes.vertical)
      for tick in layout.axis.ticks {
        let y = (layout.y(of: tick) + ChartLayout.halfLetter).coordinate
        document.element("text", ["x": x, "y": y], written(tick))
      }
    }
  }

  /// The names of the columns, and of what they are.
  private func drawHorizontalAxis(_ layout: ChartLayout, in document: inout XMLDocument) {
    document.group("g", ["text-anchor": "middle"]) { document in
      for (place, column) in columns.enumerated() {
        document.element(
          "text",
          [
            "x": layout.x(ofColumn: place).coordinate,
            "y": ChartLayout.rows.columnNames.coordinate,
            "font-weight": place == emphasizedColumn ? "700" : "400",
          ], column)
      }
      document.element(
        "text",
        [
          "x": ((layout.left + layout.right) / 2).coordinate,
          "y": ChartLayout.rows.horizontalName.coordinate, "font-weight": "600",
          "fill": Self.dimInk,
        ], axes.horizontal)
    }
  }
}
