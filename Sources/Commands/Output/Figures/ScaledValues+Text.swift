import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling

extension ScaledValues {
  /// One value alone, so that a script can read it; several with bars that show the curves.
  func text(on page: TextPage, in language: Language) -> String {
    if let size, others.isEmpty {
      return first.values[size].map { language.written($0) + "\n" } ?? ""
    }
    var page = page
    if let size {
      let values = curves.map { $0.values[size] ?? 0 }
      page.bars(
        [BarColumn(name: size.shortName, figures: language.aligned(values), lengths: values)],
        rows: curves.map { $0.style?.rawValue ?? "" })
    } else {
      page.bars(
        curves.map { column(of: $0, on: page, in: language) }, rows: sizes.map(\.shortName))
    }
    return page.text
  }

  /// A curve's values, with its factors where it is alone on a page that has room for them.
  private func column(
    of curve: ScaledCurve, on page: TextPage, in language: Language
  ) -> BarColumn {
    let values = sizes.map { curve.values[$0] ?? 0 }
    var figures = language.aligned(values)
    if others.isEmpty, page.width >= 40 {
      let factors = language.aligned(sizes.map { curve.factors[$0] ?? 0 })
      figures = zip(figures, factors).map { "\($0)  × \($1)" }
    }
    return BarColumn(name: curve.style?.rawValue ?? "", figures: figures, lengths: values)
  }

  /// What was computed, in signs that every language reads, and what was given in vain.
  func notices(in language: Language) -> [String] {
    var what = title(in: language)
    if let size {
      what += " · " + size.shortName
      if others.isEmpty, let value = first.values[size], let factor = first.factors[size] {
        what += " × \(language.written(factor)) = \(language.written(value)) pt"
      }
    }
    return [what]
      + (unusedValue.map {
        ["\(language.written($0)) is not used: text styles have their own sizes"]
      }
        ?? [])
  }

  /// What is scaled and by which rule, such as `24 pt · .title · scaled-metric`; the styles of
  /// several curves stand with the curves.
  func title(in language: Language) -> String {
    var words: [String] = []
    if curves.allSatisfy({ $0.base == first.base }) {
      words.append(language.written(first.base) + " pt")
    }
    if others.isEmpty, let name = rule.name(of: first.style) { words.append(name) }
    return (words + rule.names).joined(separator: " · ")
  }
}

extension ScalingRule {
  /// The framework whose rule this is, if it is not Apple's own.
  var framework: Framework? {
    switch self {
    case .api: nil
    case .reactNative: .reactNative
    case .webKit: .webKit
    }
  }

  /// What a style is called where the rule applies.
  fileprivate func name(of style: TextStyle?) -> String? {
    guard let style else { return nil }
    return switch self {
    case .api: "." + style.rawValue
    case .reactNative: "dynamicTypeRamp " + style.spelled(as: .uiKit)
    case .webKit: WebKitScaling.keyword(for: style)
    }
  }

  /// What the rule is called, and the platform if it is not iOS.
  fileprivate var names: [String] {
    switch self {
    case .api(let api, let table, _):
      [api.rawValue] + (table.platform == .iOS ? [] : [table.platform.rawValue])
    case .reactNative: [Framework.reactNative.rawValue]
    case .webKit: [Framework.webKit.rawValue]
    }
  }
}
