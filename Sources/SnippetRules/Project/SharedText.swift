import DTKBSourceReading

/// A text of a script as other files see it: a component that shows one, or what a box of another file's style holds.
struct SharedText: Sendable, Hashable {
  /// A part of its style.
  enum Layer: Sendable, Hashable {
    /// The lengths that are written in the script.
    case numbers([String: Double])
    /// A style that the script imports, by its key in the project.
    case imported(String)
  }

  let layers: [Layer]
  let hasKnownSize: Bool
  let isFixed: Bool
  let largestFactor: Double?

  init(_ text: ScriptText) {
    layers = text.style.sharedLayers
    hasKnownSize = text.hasKnownSize
    isFixed = text.isFixed
    largestFactor = text.largestFactor
  }
}

/// What an element holds that has a style of another file.
struct SharedBox: Sendable, Equatable {
  let texts: [SharedText]
  /// The style of the element.
  let layers: [SharedText.Layer]

  /// Nothing for an element that scrolls, or shows no text.
  init?(of element: JSXElement, in context: ScriptContext) {
    guard !element.scrolls, !element.isMultiline else { return nil }
    let own = ScriptText(element, in: context)
    let texts = (own.map { [$0] } ?? context.texts(in: element))
      .filter { !$0.isPictorial && !$0.isFixed }
    guard !texts.isEmpty else { return nil }
    self.texts = texts.prefix(16).map(SharedText.init)
    layers = (own?.style ?? context.style(of: element)).sharedLayers
  }
}

extension ScriptStyle {
  /// Its parts without the script that they stand in.
  var sharedLayers: [SharedText.Layer] {
    layers.map { layer in
      switch layer {
      case .object(let object):
        var numbers: [String: Double] = [:]
        for name in Self.sharedNames {
          if let number = object.resolvedProperty(name)?.value?.evaluated { numbers[name] = number }
        }
        return .numbers(numbers)
      case .numbers(let numbers): return .numbers(numbers)
      case .imported(let key, _): return .imported(key)
      }
    }
  }

  /// The lengths that matter to text and to the boxes around it.
  private static let sharedNames = [
    "fontSize", "lineHeight", "height", "maxHeight", "width", "padding", "paddingVertical",
    "paddingBlock", "paddingTop", "paddingBottom",
  ]

  /// The style that its parts make in a project.
  init(_ layers: [SharedText.Layer], in project: ProjectSymbols) {
    self.init(
      layers.map { layer in
        switch layer {
        case .numbers(let numbers): .numbers(numbers)
        case .imported(let key): .imported(key, project.scriptStyle(key))
        }
      })
  }
}

extension FilePlace {
  /// The key in the project of what a module exports that a file here imports by a path: `app/row` of `./row`;
  /// nothing for a package.
  func moduleKey(of path: String) -> String? {
    guard path.hasPrefix("./") || path.hasPrefix("../") || path == "." || path == ".." else {
      return nil
    }
    return Self.moduleKey((folders.last.map { $0 + "/" } ?? "") + path)
  }

  /// The key of a file by its name in the project, without its ending.
  static func moduleKey(_ name: String) -> String {
    var parts: [Substring] = []
    for part in name.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    if let last = parts.popLast() {
      let endings = [".tsx", ".ts", ".jsx", ".js"]
      let ending = endings.first { last.hasSuffix($0) } ?? ""
      let stem = last.dropLast(ending.count)
      if stem != "index" { parts.append(stem) }
    }
    return parts.joined(separator: "/")
  }
}
