/// What the files of a project declare for each other; a class, so that handing it on copies nothing.
///
/// ```swift
/// let project = ProjectSymbols(files.map(FileSymbols.init))
/// let result = Checker(rules: Rule.all).check(files[0], in: project)
/// ```
/// With it a file that is checked alone gets the same findings as within its folder.
public final class ProjectSymbols: Sendable {
  /// Nothing: a file stands alone.
  public static let none = ProjectSymbols([])

  /// What all of its files declare together.
  private let declared: FileSymbols
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
    var files = files.makeIterator()
    var declared = files.next() ?? FileSymbols()
    while let file = files.next() { declared.join(file) }
    declared.scalingWrappers.formUnion(settings.scalingWrappers)
    for (name, style) in settings.fontTokens {
      if name.contains(".") {
        declared.fonts[name] = .style(style)
      } else {
        declared.fontModifiers[name] = .style(style)
      }
    }
    declared.addRenderedParts()
    self.declared = declared
  }

  // MARK: - Questions

  /// Property wrappers that scale what they wrap.
  var scalingWrappers: Set<String> { declared.scalingWrappers }

  /// What views show.
  var viewKinds: [String: ViewContent.Kinds] { declared.viewKinds }

  /// The types that are drawn into images and documents.
  var renderedTypes: Set<String> { declared.renderedTypes }

  /// Declarations that look like API of Dynamic Type, and text styles that were added.
  var lookAlikes: Set<String> { declared.lookAlikes }

  /// What a type or a protocol inherits from and conforms to; nil where no file declares or extends it.
  func conformances(of name: String) -> Set<String>? { declared.inherited[name] }

  /// What a constant comes to, by its path as it is written inside a type.
  func quantity(of path: String, inside type: String? = nil) -> Quantity? {
    var around = type
    while let outer = around {
      if let found = declared.constants["\(outer).\(path)"] { return found }
      around = outer.outerPath
    }
    return declared.constants[path]
  }

  /// The font behind a path such as `Font.cardTitle` or `Font.brand.title`.
  func font(of path: [String]) -> FontValue? {
    guard path.count >= 2 else { return nil }
    var type = path[0]
    for name in path[1..<(path.count - 1)] {
      guard let next = declared.memberTypes["\(type).\(name)"], !next.isEmpty else { return nil }
      type = next
    }
    return declared.fonts["\(type).\(path[path.count - 1])"]
  }

  /// The fonts of UIKit behind a path such as `Theme.title`; nil where no file declares it.
  func uiKitFonts(of path: String) -> [UIKitFont]? { declared.uiKitFonts[path] }

  /// What the project sets a property of views on: `CardView.titleLabel`, `BodyLabel` for a view of that class itself,
  /// `UILabel.appearance()`, `func style` for a function that sets it on what it is called on or given.
  func viewSettings(of property: String) -> Set<String> { declared.viewSettings[property] ?? [] }

  /// The font that a modifier sets.
  func font(setBy modifier: String) -> FontValue? { declared.fontModifiers[modifier] }

  /// How often the project takes a font.
  func uses(of font: FontName) -> Int { declared.fontUses[font] ?? 0 }

  /// How often the project puts a modifier on text, by the name of the modifier or of its type.
  func uses(ofModifier name: String) -> Int { declared.modifierUses[name] ?? 0 }

  /// Whether a class, or one that it inherits from, sets a property of itself or of one of its outlets; nil where
  /// no file declares the class.
  func sets(_ property: String, of outlet: String? = nil, in className: String) -> Bool? {
    guard declared.inherited[className] != nil else { return nil }
    let setting = outlet.map { "\($0).\(property)" } ?? property
    var pending = [className]
    // No hierarchy that people write is deeper.
    for _ in 0..<16 {
      guard let name = pending.popLast() else { break }
      if declared.elementSettings[name]?.contains(setting) == true { return true }
      pending += (declared.inherited[name] ?? []).sorted()
    }
    return false
  }

  /// The lengths of a style that a script exports, by its module and name; nil where no file declares it.
  func scriptStyle(_ key: String) -> [String: Double]? { declared.scriptStyles[key] }

  /// The text that a component shows itself as; nil where no script tells, or several tell different things.
  func text(ofComponent name: String) -> ScriptText? {
    guard let texts = declared.scriptTexts[name], texts.count == 1, let text = texts.first else {
      return nil
    }
    return ScriptText(text, in: self)
  }

  /// What elements of other files hold that have a style of a script, by its module and name.
  func contents(ofStyle key: String) -> [ScriptTextContent] {
    (declared.scriptBoxes[key] ?? []).prefix(16).compactMap { ScriptTextContent($0, in: self) }
  }

  /// Whether a file belongs to an extension with a widget.
  func isInWidgetExtension(_ place: FilePlace) -> Bool {
    declared.widgetFolders.contains(where: place.isInside)
  }
}

extension FileSymbols {
  /// Views that only rendered views are made of are rendered too.
  fileprivate mutating func addRenderedParts() {
    // Each round reaches one view deeper; nobody nests rendered views deeper than this.
    for _ in 0..<8 {
      var added = Set(renderedTypes.flatMap { viewParts[$0] ?? [] }.filter { viewParts[$0] != nil })
      added.subtract(renderedTypes)
      for (view, parts) in viewParts where !added.isEmpty && !renderedTypes.contains(view) {
        // What a view that is not rendered is made of is shown.
        for part in added where part != view && parts.contains(part) { added.remove(part) }
      }
      if added.isEmpty { return }
      renderedTypes.formUnion(added)
    }
  }
}
