import DynamicTypeScaling

/// Values that others read off iOS, one row a style and one column a size, from `xSmall`.
enum MeasuredValues {
  /// `UIFontMetrics(forTextStyle:).scaledValue(for: 1000)` in points on a screen of 3 pixels per
  /// point, to 0.05 points.
  ///
  /// iOS 27, github.com/gewill/ScaledFont at 92a4b13e3cf6ffbc25761a9ea6a9ec74e32e7d06,
  /// `Sources/ScaledFont/TextSizeScaling.swift`.
  static let scaledThousand: [(TextStyle, [Double])] = [
    (
      .largeTitle,
      [926.7, 951.3, 975.7, 1000, 1048.7, 1122, 1170.7, 1268.3, 1390.3, 1487.7, 1609.7, 1707.3]
    ),
    (.title, [911.7, 941.3, 970.7, 1000, 1058.7, 1117.7, 1206, 1353, 1500, 1676.3, 1794, 2000]),
    (.title2, [857, 893, 928.7, 1000, 1071.3, 1143, 1214.3, 1464.3, 1678.7, 1857, 2107, 2357]),
    (.title3, [880, 920, 960, 1000, 1120, 1200, 1280, 1520, 1760, 2040, 2320, 2600]),
    (
      .headline,
      [863.7, 909, 954.7, 1000, 1091, 1181.7, 1318.3, 1545.3, 1818.3, 2181.7, 2318.3, 2818.3]
    ),
    (.subheadline, [800, 900, 950, 1000, 1100, 1200, 1300, 1550, 1800, 2150, 2500, 2900]),
    (
      .body,
      [863.7, 909, 954.7, 1000, 1091, 1181.7, 1318.3, 1545.3, 1818.3, 2181.7, 2545.3, 2818.3]
    ),
    (
      .callout,
      [857, 904.7, 952.3, 1000, 1095.3, 1190.3, 1333.3, 1523.7, 1857, 2190.3, 2476.3, 2857]
    ),
    (.footnote, [889, 889, 889, 1000, 1111, 1222.3, 1333.3, 1611, 1833.3, 2222.3, 2555.7, 2889]),
    (
      .caption,
      [812.7, 812.7, 812.7, 1000, 1187.7, 1312.7, 1437.7, 1687.7, 2000, 2437.7, 2750, 3187.7]
    ),
    (
      .caption2,
      [1000, 1000, 1000, 1000, 1384.7, 1538.3, 1692.3, 1923, 2230.7, 2692.3, 3154, 3692.3]
    ),
  ]

  /// The point size of `UIFont.preferredFont(forTextStyle:)`, exactly.
  ///
  /// iOS 13.3, github.com/temoki/UIKit_DynamicType (its README prints 41 for caption2 at AX5, its
  /// own log 40); and iOS 27, asserted by github.com/gewill/ScaledFont at 92a4b13e.
  static let preferredFont: [(TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}
