import DTKBArgumentGrammar
import DynamicTypeScaling

/// A rule by which a value grows with the text size.
enum ScalingRule: Sendable, Equatable {
  /// That of one of Apple's APIs, with the sizes of a platform and the pixels per point of a screen.
  case api(ScalingAPI, DynamicTypeTable, displayScale: Double)
  /// That of React Native on iOS: its own multipliers, or those of a `dynamicTypeRamp`.
  case reactNative(displayScale: Double)
  /// That of WebKit on iOS for its fonts such as `-apple-system-body`.
  case webKit

  /// The style that is followed unless another one is asked for; `nil` where none is.
  var defaultStyle: TextStyle? {
    switch self {
    case .api, .webKit: .body
    case .reactNative: nil
    }
  }

  /// The size at which nothing is scaled.
  var defaultSize: DynamicTypeSize {
    switch self {
    case .api(_, let table, _): table.defaultSize
    case .reactNative, .webKit: .default
    }
  }

  /// Whether text has the sizes of its style, whatever value was given.
  var hasSizesOfItsOwn: Bool {
    switch self {
    case .api(let api, _, _): api == .textStyle
    case .reactNative: false
    case .webKit: true
    }
  }

  /// The value at the default text size, in points: the one that was given, or that of the style
  /// itself.
  ///
  /// Without any it is 1 for React Native, so that its multipliers are seen.
  func base(_ given: Double?, _ style: TextStyle?) throws(CommandError) -> Double {
    switch self {
    case .api(.textStyle, let table, let displayScale):
      return try Self.ownSize(of: style, given, displayScale: displayScale, in: table)
    case .api:
      guard let given else { throw .arguments(.missingArgument("VALUE", command: "scale")) }
      return given
    case .reactNative:
      if let given { return given }
      guard let style else { return 1 }
      return try Self.ownSize(of: style, in: .iOS)
    case .webKit:
      if let style, WebKitScaling.keyword(for: style) == nil { throw .noKeyword(style) }
      return try Self.ownSize(of: style, given, in: .iOS)
    }
  }

  /// The size of a style at the default; a value that is not used must still be one.
  private static func ownSize(
    of style: TextStyle?, _ given: Double? = nil, displayScale: Double = 3,
    in table: DynamicTypeTable
  ) throws(CommandError) -> Double {
    try figure { () throws(ScalingError) in
      try ScalingAPI.textStyle.value(
        for: given ?? 1, relativeTo: style ?? .body, at: table.defaultSize,
        displayScale: displayScale, in: table)
    }
  }

  /// What a value becomes at a text size, in points.
  func value(
    of base: Double, _ style: TextStyle?, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    switch self {
    case .api(let api, let table, let displayScale):
      try api.value(
        for: base, relativeTo: style ?? .body, at: size, displayScale: displayScale, in: table)
    case .reactNative(let displayScale):
      try ReactNativeScaling.points(
        fontSize: base, ramp: style, at: size, displayScale: displayScale)
    case .webKit: try WebKitScaling.points(for: style ?? .body, at: size)
    }
  }

  /// The factor by which a value grows; before any rounding, where the rule rounds its product.
  func factor(
    of base: Double, _ style: TextStyle?, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    switch self {
    case .api(let api, let table, _) where api != .textStyle:
      return try table.factor(of: style ?? .body, at: size)
    case .reactNative(let displayScale):
      guard let style else { return ReactNativeScaling.multiplier(at: size) }
      return try ReactNativeScaling.multiplier(
        ramp: style, fontSize: base, at: size, displayScale: displayScale)
    case .api, .webKit: return try value(of: base, style, at: size) / base
    }
  }
}
