import DynamicTypeScaling
import Testing

@Suite struct NearestStyleTests {
  @Test func `a style is nearest to its own size and weight`() throws {
    for platform in [Platform.iOS, .watchOS] {
      let table = platform.table
      for style in table.styles {
        let cell = try table.cell(style, at: table.defaultSize)
        let nearest = try #require(
          table.nearestStyle(toPoints: cell.points, weight: cell.weight))
        #expect(try table.cell(nearest, at: table.defaultSize) == cell)
      }
    }
  }

  @Test(arguments: [
    (17.0, FontWeight.regular, TextStyle.body), (17, .light, .body), (17, .medium, .body),
    (17, .semibold, .headline), (17, .bold, .headline), (18, .regular, .body),
    (14, .regular, .subheadline), (14, .bold, .subheadline), (11, .regular, .caption2),
    (12, .regular, .caption), (13, .regular, .footnote), (16, .regular, .callout),
    (20, .regular, .title3), (25, .regular, .title), (31, .regular, .largeTitle),
    (60, .black, .largeTitle), (1, .thin, .caption2), (-5, .regular, .caption2),
  ])
  func `a font of any size has a nearest style`(
    points: Double, weight: FontWeight, style: TextStyle
  ) {
    #expect(DynamicTypeTable.iOS.nearestStyle(toPoints: points, weight: weight) == style)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no size has no nearest style`(points: Double) {
    #expect(DynamicTypeTable.iOS.nearestStyle(toPoints: points) == nil)
  }
}
