/// What the files of a project declare for each other.
///
/// ```swift
/// let project = ProjectSymbols(files.map(FileSymbols.init))
/// let result = Checker(rules: Rule.all).check(files[0], in: project)
/// ```
/// With it a file that is checked alone gets the same findings as within its folder.
public struct ProjectSymbols: Sendable {
  /// Nothing: a file stands alone.
  public static let none = ProjectSymbols([])

  private var widgetFolders: Set<String> = []
  private var inherited: [String: Set<String>] = [:]
  private var constants: [String: Quantity] = [:]
  private var fonts: [String: FontValue] = [:]
  private var memberTypes: [String: String] = [:]
  private var uiKitFonts: [String: [UIKitFont]] = [:]
  private var viewSettings: [String: Set<String>] = [:]
  private var fontModifiers: [String: FontValue] = [:]
  private var fontUses: [FontName: Int] = [:]
  private var modifierUses: [String: Int] = [:]
  private(set) var scalingWrappers: Set<String> = []
  private(set) var viewKinds: [String: ViewContent.Kinds] = [:]
  private(set) var renderedTypes: Set<String> = []
  private var elementSettings: [String: Set<String>] = [:]
  private(set) var lookAlikes: Set<String> = []
  private var scriptStyles: [String: [String: Double]] = [:]
  private var scriptTexts: [String: Set<SharedText>] = [:]
  private var scriptBoxes: [String: [SharedBox]] = [:]
  /// The lowest version of iOS that the app runs on, where somebody says.
  let minimumIOSVersion: Double?

  /// Puts together what the files of a project declare.
  ///
  /// Where two files declare different things under one name, nothing is known of it.
  ///
  /// - Parameter settings: what people say of the project; it outweighs what its files tell.
  public init(
    _ files: some Sequence<FileSymbols>, settings: ProjectSettings = ProjectSettings()
  ) {
    minimumIOSVersion = settings.minimumIOSVersion
    var viewParts: [String: Set<String>] = [:]
    for file in files {
      if let folder = file.widgetFolder { widgetFolders.insert(folder) }
      inherited.merge(file.inherited) { $0.union($1) }
      constants.merge(file.constants) { $0 == $1 ? $0 : Quantity(origins: .constant) }
      fonts.merge(file.fonts) { $0 == $1 ? $0 : .unknown }
      memberTypes.merge(file.memberTypes) { $0 == $1 ? $0 : "" }
      uiKitFonts.merge(file.uiKitFonts) { $0 == $1 ? $0 : [.unknown] }
      viewSettings.merge(file.viewSettings) { $0.union($1) }
      fontModifiers.merge(file.fontModifiers) { $0 == $1 ? $0 : .unknown }
      fontUses.merge(file.fontUses, uniquingKeysWith: +)
      modifierUses.merge(file.modifierUses, uniquingKeysWith: +)
      scalingWrappers.formUnion(file.scalingWrappers)
      viewKinds.merge(file.viewKinds) { $0.union($1) }
      viewParts.merge(file.viewParts) { $0.union($1) }
      renderedTypes.formUnion(file.renderedTypes)
      elementSettings.merge(file.elementSettings) { $0.union($1) }
      lookAlikes.formUnion(file.lookAlikes)
      scriptStyles.merge(file.scriptStyles) { first, _ in first }
      scriptTexts.merge(file.scriptTexts) { $0.union($1) }
      scriptBoxes.merge(file.scriptBoxes, uniquingKeysWith: +)
    }
    scalingWrappers.formUnion(settings.scalingWrappers)
    for (name, style) in settings.fontTokens {
      if name.contains(".") {
        fonts[name] = .style(style)
      } else {
        fontModifiers[name] = .style(style)
      }
    }
    addRenderedParts(viewParts)
  }

  /// Views that only rendered views are made of are rendered too.
  private mutating func addRenderedParts(_ viewParts: [String: Set<String>]) {
    guard !renderedTypes.isEmpty else { return }
    var users: [String: Set<String>] = [:]
    for (view, parts) in viewParts {
      for part in parts where part != view && viewParts[part] != nil {
        users[part, default: []].insert(view)
      }
    }
    // Each round reaches one view deeper; nobody nests rendered views deeper than this.
    for _ in 0..<8 {
      let added = users.filter {
        !renderedTypes.contains($0.key) && $0.value.isSubset(of: renderedTypes)
      }
      if added.isEmpty { return }
      renderedTypes.formUnion(added.keys)
    }
  }

  // MARK: - Questions

  /// What a type or a protocol inherits from and conforms to; nil where no file declares or extends it.
  func conformances(of name: String) -> Set<String>? { inherited[name] }

  /// What a constant comes to, by its path as it is written inside a type.
  func quantity(of path: String, inside type: String? = nil) -> Quantity? {
    var around = type
    while let outer = around {
      if let found = constants["\(outer).\(path)"] { return found }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return constants[path]
  }

  /// The font behind a path such as `Font.cardTitle` or `Font.brand.title`.
  func font(of path: [String]) -> FontValue? {
    guard path.count >= 2 else { return nil }
    var type = path[0]
    for name in path[1..<(path.count - 1)] {
      guard let next = memberTypes["\(type).\(name)"], !next.isEmpty else { return nil }
      type = next
    }
    return fonts["\(type).\(path[path.count - 1])"]
  }

  /// The fonts of UIKit behind a path such as `Theme.title`; nil where no file declares it.
  func uiKitFonts(of path: String) -> [UIKitFont]? { uiKitFonts[path] }

  /// What the project sets a property of views on: `CardView.titleLabel`, `BodyLabel` for a view of that class itself,
  /// `UILabel.appearance()`, `func style` for a function that sets it on what it is called on or given.
  func viewSettings(of property: String) -> Set<String> { viewSettings[property] ?? [] }

  /// The font that a modifier sets.
  func font(setBy modifier: String) -> FontValue? { fontModifiers[modifier] }

  /// How often the project takes a font.
  func uses(of font: FontName) -> Int { fontUses[font] ?? 0 }

  /// How often the project puts a modifier on text, by the name of the modifier or of its type.
  func uses(ofModifier name: String) -> Int { modifierUses[name] ?? 0 }

  /// Whether a class, or one that it inherits from, sets a property of itself or of one of its outlets; nil where
  /// no file declares the class.
  func sets(_ property: String, of outlet: String? = nil, in className: String) -> Bool? {
    guard inherited[className] != nil else { return nil }
    let setting = outlet.map { "\($0).\(property)" } ?? property
    var pending = [className]
    // No hierarchy that people write is deeper.
    for _ in 0..<16 {
      guard let name = pending.popLast() else { break }
      if elementSettings[name]?.contains(setting) == true { return true }
      pending += (inherited[name] ?? []).sorted()
    }
    return false
  }

  /// The lengths of a style that a script exports, by its module and name; nil where no file declares it.
  func scriptStyle(_ key: String) -> [String: Double]? { scriptStyles[key] }

  /// The text that a component shows itself as; nil where no script tells, or several tell different things.
  func text(ofComponent name: String) -> ScriptText? {
    guard let texts = scriptTexts[name], texts.count == 1, let text = texts.first else {
      return nil
    }
    return ScriptText(text, in: self)
  }

  /// What elements of other files hold that have a style of a script, by its module and name.
  func contents(ofStyle key: String) -> [ScriptTextContent] {
    (scriptBoxes[key] ?? []).prefix(16).compactMap { ScriptTextContent($0, in: self) }
  }

  /// Whether a file belongs to an extension with a widget.
  func isInWidgetExtension(_ place: FilePlace) -> Bool {
    !widgetFolders.isEmpty && place.folders.contains { widgetFolders.contains($0) }
  }
}
