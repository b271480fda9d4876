import DTKBSourceReading
import DynamicTypeScaling

/// What an object of UIKit shows, as far as its type or its name says.
enum UIKitSubject {
  case label
  case button
  case field
  /// A picture, a container, something that scrolls: no line of text of its own.
  case other
}

extension SwiftContext {
  /// What the object behind a name of code shows: by its type where the file tells it, else by its name.
  func subject(named name: SwiftNode) -> UIKitSubject {
    if name.isNamed("titleLabel") || name.isNamed("textLabel") || name.isNamed("detailTextLabel") {
      return .label
    }
    if let type = uiKitType(of: name) { return Self.subject(byName: type, isType: true) }
    return Self.subject(byName: name.name, isType: false)
  }

  /// What the objects of a type show.
  func subject(ofType type: DeclaredType) -> UIKitSubject {
    for inherited in type.inherited {
      let subject = Self.subject(byName: inherited, isType: true)
      if subject != .other { return subject }
    }
    return .other
  }

  /// The name of the type that a variable is of, by its annotation or by what is made for it.
  private func uiKitType(of name: SwiftNode) -> String? {
    let found =
      name.kind == .identifier
      ? declarations(of: name.name, at: name)
      : name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
    guard let declaration = found.first else { return nil }
    if let type = declaration.firstChild(.typeAnnotation), type.nameToken != nil {
      return type.name
    }
    guard let value = declaration.firstChild(.initialValue) else { return nil }
    // `UILabel()`, `UIButton(type: .system)`, `{ let label = UILabel(); return label }()`
    return value.subtree.first { node in
      node.kind == .identifier && node.startsUppercase && node.call != nil
    }?.name
  }

  private static func subject(byName name: String, isType: Bool) -> UIKitSubject {
    // The prefix of UIKit would run into the word: `UILabel` is a label.
    let words = Words(name.hasPrefix("UI") ? String(name.dropFirst(2)) : name)
    if words.contains(where: Self.pictureWords.contains) { return .other }
    switch words.last {
    case "label": return .label
    case "button": return .button
    case "field": return .field
    case "title", "subtitle", "caption", "headline", "lbl": return isType ? .other : .label
    case "btn": return isType ? .other : .button
    default: return .other
    }
  }

  private static let pictureWords: Set<String> = [
    "image", "icon", "avatar", "separator", "divider", "close", "chevron", "logo", "photo",
    "thumbnail", "arrow", "spinner", "indicator", "dot", "badge", "checkbox", "radio", "play",
    "pause", "camera", "stack", "container", "background", "placeholder",
  ]

  /// Whether a button shows a picture and no title, by what the file sets on it.
  func showsPictureOnly(_ button: SwiftNode) -> Bool {
    let receivers = Set(self.receivers(named: button))
    var hasPicture = false
    for name in ["setTitle", "setAttributedTitle"] {
      if calls(name, on: receivers) { return false }
    }
    for name in ["setImage", "setBackgroundImage"] where calls(name, on: receivers) {
      hasPicture = true
    }
    for property in ["title", "attributedTitle", "text"] {
      if assigns(property, on: receivers) { return false }
    }
    if assigns("image", on: receivers) { hasPicture = true }
    // `UIButton(type: .close)` and the like.
    let types: NameSet = ["close", "infoLight", "infoDark", "contactAdd", "detailDisclosure"]
    for declaration in declarations(of: button.name, at: button)
    where declaration.firstChild(.initialValue)?.mentions(types) == true {
      hasPicture = true
    }
    return hasPicture
  }

  private func calls(_ name: String, on receivers: Set<Receiver>) -> Bool {
    calls(of: name).prefix(64).contains { call in
      guard let base = call.callee?.chain.map({ objectName(in: $0) }) ?? nil else { return false }
      return !receivers.isDisjoint(with: self.receivers(named: base))
    }
  }

  private func assigns(_ property: String, on receivers: Set<Receiver>) -> Bool {
    assignments(toProperty: property).prefix(64).contains {
      !receivers.isDisjoint(with: $0.receivers)
    }
  }

  /// The object that a chain of names starts from, without `self`.
  func objectName(in chain: SwiftNode) -> SwiftNode? {
    let links = chain.links
    guard let base = links.first else { return nil }
    return base.isNamed("self") ? links.dropFirst().first { $0.kind == .member } : base
  }

  /// The line of text that an object shows, in the font that the file sets on it.
  func line(of object: SwiftNode, _ subject: UIKitSubject) -> TextColumn {
    let receivers = Set(self.receivers(named: object))
    if let only = receivers.first, let known = labelColumns[only] { return known }
    var column = TextColumn(lines: [TextColumn.Line(.body, wraps: subject == .label)])
    column.isCertain = false
    for assignment in assignments(toProperty: "font").prefix(256)
    where !receivers.isDisjoint(with: assignment.receivers) {
      column.take(fontIn: assignment.statement) { self.quantity(of: $0) }
    }
    for receiver in receivers { labelColumns[receiver] = column }
    return column
  }
}

extension SwiftContext {
  /// The widths that anchors give to objects in points.
  func findFixedWidths() -> [Receiver: Set<Double>] {
    var widths: [Receiver: Set<Double>] = [:]
    for call in calls(of: "constraint") {
      guard let width = call.argument("equalToConstant"), let chain = call.callee?.chain,
        case .points(let points, _) = fixedLength(of: width)
      else { continue }
      let links = chain.links
      guard let place = links.firstIndex(where: { $0.isNamed("widthAnchor") }) else { continue }
      let object = links[..<place].last { !$0.isNamed("self") }
      for receiver in object.map({ receivers(named: $0) }) ?? [.itself("")] {
        widths[receiver, default: []].insert(points)
      }
    }
    return widths
  }
}

extension TextColumn {
  /// Takes the font that a value of UIKit is: a text style, one that grows with a style, or a fixed one.
  mutating func take(fontIn value: SwiftNode, _ quantity: (SwiftNode) -> Quantity) {
    let wraps = lines.first?.wraps ?? false
    var style: TextStyle?
    var points: Double?
    var isScaled = false
    for node in value.subtree.prefix(128) where node.nameToken != nil {
      switch node.name {
      case "forTextStyle":
        let name = node.operand
        style =
          (name?.kind == .chain ? name?.links.last : name)
          .flatMap { try? TextStyle(parsing: $0.name) }
        isScaled = true
      case "ofSize", "size": points = quantity(node).numbers.first ?? points
      case "scaledFont", "scaledValue", "preferredFont", "preferredFontDescriptor":
        isScaled = true
      default: break
      }
    }
    let nearest = points.flatMap { DynamicTypeTable.iOS.nearestStyle(toPoints: $0) }
    if isScaled {
      lines = [Line(nearest ?? style ?? .body, growingAs: style ?? .body, wraps: wraps)]
      isCertain = style != nil || nearest != nil
    } else if let nearest {
      lines = [Line(nearest, wraps: wraps)]
      hasFixedFont = true
    }
  }
}
