import DynamicTypeScaling

/// About how many characters of a text stand in one line across a phone.
struct OneLineFigure {
  /// The width of an iPhone's screen in points, as most of those in use have it.
  private static let width = 393.0
  /// At the default text size.
  let characters: Int
  /// At the largest.
  let charactersAtLargest: Int

  /// Counts for text of these sizes in points.
  init?(points: Double, atLargest: Double) {
    guard let line = try? CharactersPerLine(inWidth: Self.width, pointSize: points),
      let largest = try? CharactersPerLine(inWidth: Self.width, pointSize: atLargest)
    else { return nil }
    characters = line.typical
    charactersAtLargest = largest.typical
  }

  /// Counts for text of a style.
  init?(style: TextStyle) {
    guard let points = try? DynamicTypeTable.iOS.cell(style, at: .large).points,
      let largest = try? DynamicTypeTable.iOS.cell(style, at: .accessibility5).points
    else { return nil }
    self.init(points: points, atLargest: largest)
  }

  /// Counts for a font of SwiftUI, body where the code does not tell.
  init?(font: FontValue) {
    switch font {
    case .style(let style): self.init(style: style)
    case .scaled(let quantity, let style):
      guard let points = quantity.numbers.min(),
        let largest = try? ScalingAPI.customFont.value(
          for: points, relativeTo: style, at: .accessibility5)
      else { return nil }
      self.init(points: points, atLargest: largest)
    case .fixed(let quantity):
      guard let points = quantity.numbers.min() else { return nil }
      self.init(points: points, atLargest: points)
    case .inherited, .unknown: self.init(style: .body)
    }
  }

  /// Counts for a font of UIKit.
  init?(font: UIKitFont) {
    switch font {
    case .preferred(let style): self.init(style: style ?? .body)
    case .scaled(let quantity, let style):
      guard let points = quantity.numbers.min(),
        let largest = try? ScalingAPI.scaledFont.value(
          for: points, relativeTo: style ?? .body, at: .accessibility5)
      else {
        self.init(style: style ?? .body)
        return
      }
      self.init(points: points, atLargest: largest)
    case .fixed, .frozen, .standard:
      guard let points = font.points else { return nil }
      self.init(points: points, atLargest: points)
    case .unknown: self.init(style: .body)
    }
  }

  /// What the messages may use.
  var facts: [String: Fact] {
    ["characters": .count(characters), "charactersAtAX5": .count(charactersAtLargest)]
  }
}
