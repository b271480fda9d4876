import DynamicTypeScaling

/// About how many characters of a text stand in one line across a phone, or a watch.
struct OneLineFigure {
  /// At the default text size.
  let characters: Int
  /// At the largest.
  let charactersAtLargest: Int

  /// Counts for text of these sizes in points.
  init?(points: Double, atLargest: Double, on platform: Platform = .iOS) {
    let width = platform.usualWidth
    guard let line = try? CharactersPerLine(inWidth: width, pointSize: points),
      let largest = try? CharactersPerLine(inWidth: width, pointSize: atLargest)
    else { return nil }
    characters = line.typical
    charactersAtLargest = largest.typical
  }

  /// Counts for text of a style.
  init?(style: TextStyle, on platform: Platform = .iOS) {
    guard let points = platform.points(of: style),
      let largest = platform.pointsAtLargest(of: style)
    else { return nil }
    self.init(points: points, atLargest: largest, on: platform)
  }

  /// Counts for a font of SwiftUI, body where the code does not tell.
  init?(font: FontValue, on platform: Platform) {
    switch font {
    case .style(let style): self.init(style: style, on: platform)
    case .scaled(let quantity, let style):
      guard let points = quantity.numbers.min(), let size = platform.table.sizes.last,
        let largest = try? ScalingAPI.customFont.value(
          for: points, relativeTo: style, at: size, in: platform.table)
      else {
        self.init(style: style, on: platform)
        return
      }
      self.init(points: points, atLargest: largest, on: platform)
    case .fixed(let quantity):
      guard let points = quantity.numbers.min() else {
        self.init(style: .body, on: platform)
        return
      }
      self.init(points: points, atLargest: points, on: platform)
    case .inherited, .unknown: self.init(style: .body, on: platform)
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
    ["characters": .count(characters), "charactersAtLargest": .count(charactersAtLargest)]
  }
}

extension Platform {
  /// The width of a screen in points: that of most iPhones in use, and of a watch of 40 mm.
  fileprivate var usualWidth: Double { self == .watchOS ? 162 : 393 }
}
