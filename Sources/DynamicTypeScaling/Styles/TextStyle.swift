/// A role of text, such as a title or a footnote, as SwiftUI's `Font.TextStyle`.
///
/// The cases carry SwiftUI's names. Which of them a platform has, and how large they are there,
/// says its ``DynamicTypeTable``; iOS has the eleven from `largeTitle` to `caption2`.
public enum TextStyle: String, CaseIterable, Sendable {
  /// The larger of the two extra large titles, on visionOS.
  case extraLargeTitle
  /// The smaller of the two extra large titles, on visionOS.
  case extraLargeTitle2
  /// The title at the top of a screen.
  case largeTitle
  /// A title of the first level; UIKit and the Human Interface Guidelines call it Title 1.
  case title
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading, as large as body and heavier.
  case headline
  /// What stands below a headline.
  case subheadline
  /// Subtitle 1 of the Human Interface Guidelines for tvOS, which SwiftUI has no name for.
  case subtitle1
  /// Text to be read, and the style that scaled values follow unless told otherwise.
  case body
  /// Text set apart from the body.
  case callout
  /// A footnote; watchOS calls it Footnote 1.
  case footnote
  /// Footnote 2 of the Human Interface Guidelines for watchOS, which SwiftUI has no name for.
  case footnote2
  /// A caption; UIKit and the Human Interface Guidelines call it Caption 1.
  case caption
  /// The smaller caption.
  case caption2

  /// The position among all styles, from 0.
  var index: Int {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .subheadline: 7
    case .subtitle1: 8
    case .body: 9
    case .callout: 10
    case .footnote: 11
    case .footnote2: 12
    case .caption: 13
    case .caption2: 14
    }
  }
}
