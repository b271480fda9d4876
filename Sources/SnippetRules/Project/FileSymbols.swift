public import DTKBSourceReading

/// What one file of a project declares for the others: sizes, fonts, views, and what it does with them.
///
/// Private declarations do not count.
public struct FileSymbols: Sendable {
  /// The folder of an extension with a widget, if the file is the one that starts it.
  var widgetFolders: Set<String> = []
  /// What its types and protocols inherit from and conform to.
  var inherited: [String: Set<String>] = [:]
  /// The numbers that its constants come to, by their paths such as `Metrics.title`.
  var constants: [String: Quantity] = [:]
  /// The fonts that it declares, by their paths such as `Font.cardTitle`.
  var fonts: [String: FontValue] = [:]
  /// The types of the static members that fonts are reached through, such as `Font.brand`.
  var memberTypes: [String: String] = [:]
  /// The fonts of UIKit that it declares, by their paths such as `Theme.title`.
  var uiKitFonts: [String: [UIKitFont]] = [:]
  /// What it sets a property of views on, by the name of the property.
  var viewSettings: [String: Set<String>] = [:]
  /// The fonts that its modifiers set, by the names of the modifiers.
  var fontModifiers: [String: FontValue] = [:]
  /// How often it takes a font.
  var fontUses: [FontName: Int] = [:]
  /// How often it puts a modifier on text, by the name of the modifier or of its type.
  var modifierUses: [String: Int] = [:]
  /// Its property wrappers that scale what they wrap.
  var scalingWrappers: Set<String> = []
  /// What its views show.
  var viewKinds: [String: ViewContent.Kinds] = [:]
  /// The types that its views make views of.
  var viewParts: [String: Set<String>] = [:]
  /// The types that it draws into images and documents.
  var renderedTypes: Set<String> = []
  /// What its classes set of themselves and of their outlets, such as `titleLabel.font`.
  var elementSettings: [String: Set<String>] = [:]
  /// Its declarations that look like API of Dynamic Type, and the text styles that it adds.
  var lookAlikes: Set<String> = []

  /// The lengths of the styles that its scripts export, by module and name such as `app/row#title`.
  var scriptStyles: [String: [String: Double]] = [:]
  /// The texts that the components of its scripts show themselves as, by the names of the components.
  var scriptTexts: [String: Set<SharedText>] = [:]
  /// What elements of its scripts hold that have styles of other files, by the keys of ``scriptStyles``.
  var scriptBoxes: [String: [SharedBox]] = [:]

  /// Reads what a source declares; nothing where it holds none of the words that such declarations need.
  public init(_ source: SourceFile) { self.init(source, after: .none) }

  /// Reads what a source declares, as far as a look at its bytes says that it is worth it.
  public init(_ source: SourceFile, after look: SourceLook) {
    let isScript = SourceLanguage(of: source) == .script
    let finder = isScript ? Self.scriptFinder : Self.finder
    guard look.mayDeclare, look.hits != nil || finder.findsAny(in: source.bytes.span) else {
      self.init()
      return
    }
    let place = look.place ?? FilePlace(source.name)
    if isScript {
      self.init()
      if !place.isTest, !place.isGenerated { readScript(source, at: place) }
      return
    }
    guard !place.isTest else {
      self.init()
      return
    }
    self.init(SwiftContext(look.tree ?? SwiftTree(reading: source.bytes), at: place))
  }

  /// Nothing.
  public init() {}

  /// Whether it matters which files it stands behind when several are put together, as with what scripts export.
  public var needsOrder: Bool { !scriptStyles.isEmpty || !scriptBoxes.isEmpty }

  /// Adds what another file, or several of them, declare for the others.
  ///
  /// Where two of them declare different things under one name, nothing is known of it, however the files
  /// are put together; only of those that ``needsOrder`` the first counts.
  public mutating func join(_ file: FileSymbols) {
    widgetFolders.formUnion(file.widgetFolders)
    inherited.formUnions(file.inherited)
    constants.merge(file.constants) { $0 == $1 ? $0 : Quantity(origins: .constant) }
    fonts.merge(file.fonts) { $0 == $1 ? $0 : .unknown }
    memberTypes.merge(file.memberTypes) { $0 == $1 ? $0 : "" }
    uiKitFonts.merge(file.uiKitFonts) { $0 == $1 ? $0 : [.unknown] }
    viewSettings.formUnions(file.viewSettings)
    fontModifiers.merge(file.fontModifiers) { $0 == $1 ? $0 : .unknown }
    fontUses.merge(file.fontUses, uniquingKeysWith: +)
    modifierUses.merge(file.modifierUses, uniquingKeysWith: +)
    scalingWrappers.formUnion(file.scalingWrappers)
    viewKinds.formUnions(file.viewKinds)
    viewParts.formUnions(file.viewParts)
    renderedTypes.formUnion(file.renderedTypes)
    elementSettings.formUnions(file.elementSettings)
    lookAlikes.formUnion(file.lookAlikes)
    scriptStyles.merge(file.scriptStyles) { first, _ in first }
    scriptTexts.formUnions(file.scriptTexts)
    scriptBoxes.merge(file.scriptBoxes, uniquingKeysWith: +)
  }

  private static let finder = WordFinder(words)
  private static let scriptFinder = WordFinder(wordsOfScripts)
  /// The words of which such declarations of scripts need one.
  static let wordsOfScripts = ["StyleSheet", "Text", "styled"]
  /// The words of which such declarations need one.
  static let words =
    "adjustsFontForContentSizeCategory numberOfLines SwiftUI UIKit CoreGraphics View ViewModifier Font UIFont CGFloat Widget WidgetBundle propertyWrapper"
    .split(separator: " ").map(String.init) + [
      "ImageRenderer", "snapshot", "asImage", "asUIImage", "renderedImage",
    ]

  init(_ context: SwiftContext) {
    self.init()
    // Previews and tests show and measure what the app never does.
    guard !context.isTest else { return }
    for type in context.types.all {
      if type.declaration?.isPrivate == true { continue }
      inherited[type.name, default: []].formUnion(type.inherited)
      if APISpelling.corrections[type.name] != nil { lookAlikes.insert(type.name) }
      readMembers(of: type, in: context)
      readView(type, in: context)
      if type.declaration?.attributes.contains(where: { $0.isNamed("main") }) == true,
        type.inherited.contains(where: { $0 == "Widget" || $0 == "WidgetBundle" })
      {
        if let folder = context.place.folders.last { widgetFolders.insert(folder) }
      }
    }
    for declaration in context.tree.root.declarations where !declaration.isPrivate {
      readConstant(declaration, path: declaration.name, in: context)
    }
    elementSettings = context.elementSettings
    fontUses = context.countFontUses()
    modifierUses = context.countModifierUses()
    viewSettings = context.declaredViewSettings
    renderedTypes = context.renderedTypes
  }

  // MARK: - Types

  private mutating func readMembers(of type: DeclaredType, in context: SwiftContext) {
    let isFontHome = type.name.hasWord(in: Self.wordsOfFontHomes)
    let holdsStyles = type.name == "TextStyle"
    let mayHoldModifiers =
      (type.name == "View" || type.name == "Text")
      && type.parts.contains { $0.kind == .extensionDeclaration }
    for member in type.members {
      if holdsStyles || member.isNamed(anyOf: Self.namesOfLookAlikes) {
        lookAlikes.insert(member.name)
      }
      guard !member.isPrivate else { continue }
      switch member.kind {
      case .binding:
        if member.variable?.isStatic == true {
          readConstant(member, path: "\(type.path).\(member.name)", in: context)
        }
        if isFontHome || member.declaresFont {
          readFont(member, path: "\(type.name).\(member.name)", in: context)
        }
      case .functionDeclaration:
        if member.declaresFont {
          readFont(member, path: "\(type.name).\(member.name)", in: context)
        }
        if mayHoldModifiers, let font = context.font(setByModifier: member) {
          fontModifiers[member.name] = font
        }
      case .enumCase:
        guard let value = member.firstChild(.initialValue) else { continue }
        constants["\(type.path).\(member.name).rawValue"] = context.quantity(of: value)
      default: continue
      }
    }
    if type.declaration?.attributes.contains(where: { $0.isNamed("propertyWrapper") }) == true,
      type.parts.contains(where: { $0.mentions(["ScaledMetric", "UIFontMetrics"]) })
    {
      scalingWrappers.insert(type.name)
    }
  }

  private static let namesOfLookAlikes = NameSet(
    APISpelling.corrections.keys + [
      "title1", "caption1", "isAccessibilitySize", "isAccessibilityCategory",
    ])

  private static let wordsOfFontHomes: NameSet = [
    "font", "fonts", "uifont", "typography", "typeface", "textstyles",
  ]

  private mutating func readConstant(_ binding: SwiftNode, path: String, in context: SwiftContext) {
    guard binding.kind == .binding, binding.mayBeNumber else { return }
    let quantity = context.quantity(ofDeclaration: binding)
    guard !quantity.numbers.isEmpty || quantity.origins.contains(.scaled) else { return }
    constants[path] = quantity
  }

  private mutating func readFont(_ member: SwiftNode, path: String, in context: SwiftContext) {
    let uiKitFont = context.uiKitFonts(ofDeclarations: [member])
    if uiKitFont.contains(where: { $0 != .unknown }) { uiKitFonts[path] = uiKitFont }
    switch context.font(ofDeclarations: [member]) {
    case .unknown:
      // `static let brand = BrandFonts()`: fonts stand behind it.
      if let type = member.declaredTypeName { memberTypes[path] = type }
    case let font: fonts[path] = font
    }
  }

  // MARK: - Views

  private mutating func readView(_ type: DeclaredType, in context: SwiftContext) {
    guard type.declaration?.kind == .structDeclaration,
      let body = type.members.first(where: { $0.isNamed("body") })
    else { return }
    viewKinds[type.name] = context.content(ofDeclaration: body).kinds
    var parts: Set<String> = []
    for part in type.parts {
      for node in context.tree.nodes(.identifier, in: part) where node.startsUppercase {
        parts.insert(node.name)
      }
    }
    viewParts[type.name] = parts
  }
}

extension SwiftNode {
  /// Whether other files cannot use what it declares.
  var isPrivate: Bool {
    let declaration = variable ?? self
    return declaration.hasModifier(.private) || declaration.hasModifier(.fileprivate)
  }

  /// Whether a variable may hold a number, by its type or by how its value starts.
  fileprivate var mayBeNumber: Bool {
    if let type = firstChild(.typeAnnotation) {
      return ["CGFloat", "Double", "Float", "Int", "TimeInterval"].contains(type.name)
    }
    guard let value = firstChild(.initialValue),
      let first = value.children.first(where: { _ in true })
    else {
      return variable?.attributes.contains { $0.isNamed("ScaledMetric") } ?? false
    }
    switch first.kind {
    case .number, .prefixOperator, .tuple, .identifier: return true
    case .chain:
      guard let base = first.base else { return false }
      return base.kind == .number
        || base.kind == .identifier
          && (!base.startsUppercase || base.isNamed("CGFloat") || base.isNamed("Double")
            || base.call == nil)
    default: return false
    }
  }

  /// Whether a member says that it is a font.
  fileprivate var declaresFont: Bool {
    let type = firstChild(kind == .functionDeclaration ? .returnType : .typeAnnotation)
    if let type { return type.isNamed("Font") || type.isNamed("UIFont") }
    guard let operand = firstChild(.initialValue)?.operand else { return false }
    let base = operand.base ?? operand
    return base.isNamed("Font") || base.isNamed("UIFont")
  }

  /// The type that a variable is of, by its annotation or by what is made for it.
  fileprivate var declaredTypeName: String? {
    if let type = firstChild(.typeAnnotation), type.nameToken != nil { return type.name }
    guard let operand = firstChild(.initialValue)?.operand,
      let base = operand.base
    else { return nil }
    return base.kind == .identifier && base.startsUppercase && base.call != nil ? base.name : nil
  }
}
