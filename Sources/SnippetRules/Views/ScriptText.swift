import DTKBSourceReading
import DynamicTypeScaling

/// An element of React Native that shows text: `Text`, `TextInput`, or a component of the app that is called so.
struct ScriptText {
  /// The element; nothing where only its style is in view.
  let element: JSXElement?
  /// The objects of its style, in the order in which they apply.
  let style: ScriptStyle
  /// Whether its size is written, or React Native's own because nothing else is said.
  let hasKnownSize: Bool

  /// React Native's own size, in points.
  private static let defaultSize = 14.0
  /// The height of a line where no `lineHeight` says it, in parts of the font size.
  static let lineRatio = 1.2

  init?(_ element: JSXElement, in context: ScriptContext) {
    let made = context.text(ofComponentOf: element)
    guard element.isText || made != nil else { return nil }
    self.element = element
    let value = element.attribute("style")?.value
    let own = value.map { context.styleLayers(of: $0) } ?? []
    style = made?.style.with(own) ?? ScriptStyle(own)
    let isPlain = value == nil && element.spreads.isEmpty && element.isOfReactNative
    hasKnownSize =
      style.number("fontSize") != nil || style.number("lineHeight") != nil || isPlain
      || made?.hasKnownSize == true && value == nil
    isFixed =
      element.attribute("allowFontScaling").map { $0.boolean == false } ?? made?.isFixed ?? false
    let limit = element.attribute("maxFontSizeMultiplier")?.number.flatMap { $0 >= 1 ? $0 : nil }
    largestFactor = limit ?? made?.largestFactor
  }

  /// The text that a component with a template of CSS shows.
  init?(_ component: StyledComponent) {
    guard component.base.hasSuffix("Text") || component.base.hasSuffix("TextInput") else {
      return nil
    }
    element = nil
    style = ScriptStyle([.numbers(component.points)])
    hasKnownSize = style.number("fontSize") != nil || style.number("lineHeight") != nil
    isFixed = false
    largestFactor = nil
  }

  /// The text that somebody gives a style of the script, if the style says the size of a font.
  init?(styledWith object: ScriptNode) {
    style = ScriptStyle(object)
    guard style.number("fontSize") != nil || style.number("lineHeight") != nil else { return nil }
    element = nil
    hasKnownSize = true
    isFixed = false
    largestFactor = nil
  }

  /// The text that a script of the project shares with others.
  init(_ shared: SharedText, in project: ProjectSymbols) {
    element = nil
    style = ScriptStyle(shared.layers, in: project)
    hasKnownSize =
      shared.hasKnownSize || style.number("fontSize") != nil || style.number("lineHeight") != nil
    isFixed = shared.isFixed
    largestFactor = shared.largestFactor
  }

  /// The size of its font at the default text size, in points.
  var fontSize: Double { style.number("fontSize") ?? Self.defaultSize }

  /// The height of a line at the default text size, in points.
  var lineHeight: Double { style.number("lineHeight") ?? Self.lineRatio * fontSize }

  /// Whether nothing makes it grow.
  let isFixed: Bool

  /// The largest factor that it lets itself be multiplied by, if it has one.
  let largestFactor: Double?

  /// The height of a line at a text size, in points.
  func lineHeight(at size: DynamicTypeSize) -> Double {
    if isFixed { return lineHeight }
    let factor = ReactNativeScaling.multiplier(at: size)
    return lineHeight * min(factor, largestFactor ?? .infinity)
  }

  /// Whether it shows pictures or signs instead of words.
  var isPictorial: Bool {
    if style.isOfIcons { return true }
    guard let element else { return false }
    if element.hasNameOfIcons { return true }
    let content = element.content
    return !content.isEmpty
      && content.allSatisfy { $0.kind == .text && !$0.text.contains { $0.isLetter || $0.isNumber } }
  }
}

/// The values of a style that is made of several parts, of which the last counts.
struct ScriptStyle {
  /// A part of a style.
  enum Layer {
    /// An object of the script.
    case object(ScriptNode)
    /// Lengths that do not stand in an object: those of a template of CSS.
    case numbers([String: Double])
    /// A style of another file by its key in the project, and its lengths if that tells.
    case imported(String, [String: Double]?)
  }

  let layers: [Layer]

  init(_ layers: [Layer]) {
    self.layers = layers
  }

  init(_ object: ScriptNode) {
    layers = [.object(object)]
  }

  /// The style with more parts above it.
  func with(_ more: [Layer]) -> ScriptStyle { ScriptStyle(layers + more) }

  /// The value of a property in an object of the script.
  func value(_ name: String) -> ScriptNode? {
    for case .object(let object) in layers.reversed() {
      if let value = object.resolvedProperty(name)?.value { return value }
    }
    return nil
  }

  /// The number of a property, in points.
  func number(_ name: String) -> Double? {
    for layer in layers.reversed() {
      switch layer {
      case .object(let object):
        if let value = object.resolvedProperty(name)?.value { return value.evaluated }
      case .numbers(let numbers), .imported(_, let numbers?):
        if let number = numbers[name] { return number }
      case .imported(_, nil): continue
      }
    }
    return nil
  }

  /// Whether a property is the one of its name that counts, and not hidden by another of its object.
  func sets(_ property: ScriptNode) -> Bool {
    let name = property.name
    return layers.contains { layer in
      if case .object(let object) = layer {
        object.resolvedProperty(name) == property
      } else {
        false
      }
    }
  }

  /// Whether texts with it stand in a column, as far as the script tells.
  var isColumn: Bool {
    let isTold = layers.allSatisfy { if case .imported = $0 { false } else { true } }
    return value("flexDirection")?.resolved.string.map { !$0.hasPrefix("row") } ?? isTold
  }

  /// Whether the font holds pictures instead of letters.
  var isOfIcons: Bool {
    guard let family = value("fontFamily")?.resolved else { return false }
    return IconFont.isNamed(family.string ?? family.name)
  }

  /// The room above and below what stands inside, in points.
  var verticalPadding: Double {
    let both = number("paddingVertical") ?? number("paddingBlock") ?? number("padding") ?? 0
    return max(0, (number("paddingTop") ?? both) + (number("paddingBottom") ?? both))
  }
}

extension JSXElement {
  /// The last word of the component's name: `Text` of `Animated.Text`.
  private var lastName: Substring {
    let component = component
    return component[
      (component.lastIndex(of: ".").map { component.index(after: $0) } ?? component.startIndex)...]
  }

  /// Whether it shows text by itself.
  var isText: Bool { isTextInput || lastName.hasSuffix("Text") }

  /// Whether it is a field to type into.
  var isTextInput: Bool { lastName.hasSuffix("TextInput") }

  /// Whether nothing says that another module than React Native makes it.
  var isOfReactNative: Bool {
    module.map { $0.hasPrefix("react-native") } ?? (name == "Text" || name == "TextInput")
  }

  /// Whether it is a field for several lines, which scroll within it; of one that may be, the single line counts.
  var isMultiline: Bool {
    isTextInput && attribute("multiline").map { $0.boolean == true } == true
  }

  /// Whether what it holds can be scrolled.
  var scrolls: Bool {
    let name = lastName
    return name.contains("Scroll") || name.hasSuffix("List")
  }

  /// Whether its name says that it shows icons.
  var hasNameOfIcons: Bool {
    if IconFont.isNamed(component) { return true }
    return module.map { $0.contains("vector-icons") || $0.contains("fontawesome") } ?? false
  }
}
