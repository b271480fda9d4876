/// Names that look like API of Dynamic Type and are none, each with the name that was meant.
///
/// A closed vocabulary: the slips of one letter that people make in its long names (left out, doubled, swapped),
/// and wrong forms that were seen in code.
enum APISpelling {
  /// The name that was meant, by the wrong one.
  static let corrections: [String: String] = {
    var corrections: [String: String] = [:]
    for name in names {
      for slip in slips(of: name) { corrections[slip] = name }
    }
    corrections.merge(forms) { $1 }
    // What is right somewhere is not a slip of something else.
    for name in names { corrections[name] = nil }
    return corrections
  }()

  /// The wrong names that mean a right one.
  static func wrongNames(of name: String) -> [String] {
    corrections.filter { $0.value == name }.map(\.key)
  }

  /// Names that are long enough for a slip to be nothing else.
  private static let names = [
    "ScaledMetric", "isAccessibilitySize", "isAccessibilityCategory",
    "adjustsFontForContentSizeCategory", "dynamicTypeSize", "DynamicTypeSize", "UIFontMetrics",
    "ContentSizeCategory", "UIContentSizeCategory", "preferredContentSizeCategory",
    "maximumContentSizeCategory", "minimumContentSizeCategory", "minimumScaleFactor",
    "accessibilityShowsLargeContentViewer", "showsLargeContentViewer",
    "adjustsFontSizeToFitWidth", "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  private static let forms = [
    "ScaleMetric": "ScaledMetric", "ScalableMetric": "ScaledMetric",
    "ScaledMetrics": "ScaledMetric",
    "ScalingMetric": "ScaledMetric", "DynamicMetric": "ScaledMetric",
    "adjustsFontForContentSize": "adjustsFontForContentSizeCategory",
    "adjustsFontSizeForContentSizeCategory": "adjustsFontForContentSizeCategory",
    "adjustsFontSizeForContentCategory": "adjustsFontForContentSizeCategory",
    "adjustsFontForContentCategory": "adjustsFontForContentSizeCategory",
    "adjustsFontForContentSizeCategories": "adjustsFontForContentSizeCategory",
    "adjustsFontForSizeCategory": "adjustsFontForContentSizeCategory",
    "isAccessabilitySize": "isAccessibilitySize",
    "isAccessabilityCategory": "isAccessibilityCategory",
    "isAccessibilitySizeCategory": "isAccessibilitySize",
    "UIFontMetric": "UIFontMetrics", "minimumScaledFactor": "minimumScaleFactor",
    "UIFontTextStyle": "UIFont.TextStyle", "ObservableObject": "ObservedObject",
  ]

  /// The words with one letter left out, doubled, or swapped with the next.
  private static func slips(of name: String) -> [String] {
    // Each a byte, as all these names are of ASCII: the list is made before anything is checked.
    let letters = Array(name.utf8)
    var slips: [String] = []
    func add(_ slip: [UInt8]) { slips.append(String(decoding: slip, as: UTF8.self)) }
    for place in letters.indices.dropFirst() {
      var shorter = letters
      shorter.remove(at: place)
      add(shorter)
      var longer = letters
      longer.insert(letters[place], at: place)
      add(longer)
      guard place + 1 < letters.count else { continue }
      var swapped = letters
      swapped.swapAt(place, place + 1)
      add(swapped)
    }
    return slips
  }
}
