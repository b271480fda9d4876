import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension ScaledValues {
  /// The curves as a chart: sizes across, points upwards.
  func chart(in language: Language) -> Chart {
    let words = language.figureWords
    let firstAccessibilitySize = sizes.firstIndex { $0.isAccessibilitySize }
    return Chart(
      title: "Dynamic Type · " + title(in: language),
      description: curves.map { described($0, in: language) }.joined(separator: "; "),
      language: language.rawValue,
      axes: (words.textSize, "pt"),
      columns: sizes.map(\.shortName),
      emphasizedColumn: sizes.firstIndex(of: rule.defaultSize),
      band: firstAccessibilitySize.map { ($0..<sizes.count, words.accessibilitySizes) },
      curves: curves.map { curve in
        Chart.Curve(name: curve.style?.rawValue ?? "", values: sizes.map { curve.values[$0] })
      },
      written: language.written)
  }

  /// A curve in signs that every language reads, such as `title: xS 22 · S 22,667`.
  private func described(_ curve: ScaledCurve, in language: Language) -> String {
    let figures = sizes.compactMap { size in
      curve.values[size].map { "\(size.shortName) \(language.written($0))" }
    }
    return (curve.style.map { $0.rawValue + ": " } ?? "") + figures.joined(separator: " · ") + " pt"
  }
}
