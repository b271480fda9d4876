import DTKBSourceReading

/// A component that gets its style from a template of CSS, as styled-components and Emotion make them:
/// ``const Title = styled.Text`font-size: 24px;` ``.
struct StyledComponent {
  /// A length of the template.
  struct Length {
    /// Its points, where they are written.
    let points: Double?
    /// The bytes from the name to the value.
    let range: Range<Int>
  }

  /// The component that it styles: `Text` of `styled.Text` and of `styled(Text)`.
  let base: String
  /// The lengths that the template sets, by their names in React Native such as `lineHeight`.
  let lengths: [String: Length]

  /// The component that an expression makes; nothing for another one.
  init?(_ call: ScriptNode) {
    guard call.kind == .call, let template = call.child(1), template.kind == .template,
      let base = call.callee?.styledBase
    else { return nil }
    self.base = base
    var lengths: [String: Length] = [:]
    for declaration in template.declarations {
      for (name, length) in declaration.lengths { lengths[name] = length }
    }
    self.lengths = lengths
  }

  /// The points that the template sets, by name.
  var points: [String: Double] { lengths.compactMapValues(\.points) }
}

extension ScriptNode {
  /// What `styled` styles in a chain such as `styled.Text`, `styled(Text)` or `styled.Text.attrs({ … })`.
  fileprivate var styledBase: String? {
    var node = self
    // Nobody chains more calls than this.
    for _ in 0..<8 {
      guard let inner = node.firstChild else { return nil }
      switch node.kind {
      case .member:
        if inner.kind == .identifier, inner.isNamed("styled") { return node.name }
      case .call:
        if inner.kind == .identifier, inner.isNamed("styled") {
          return node.child(1).flatMap { $0.kind == .identifier ? $0.name : $0.path }
        }
      default: return nil
      }
      node = inner
    }
    return nil
  }

  /// The declarations of a template of CSS outside of its nested rules.
  fileprivate var declarations: [StyledDeclaration] {
    guard let content = contentRange else { return [] }
    let holes = children.prefix(256).map(\.range)
    var found: [StyledDeclaration] = []
    var start = content.lowerBound
    var depth = 0
    var hole = holes.startIndex
    var offset = content.lowerBound
    while offset < content.upperBound, found.count < 256 {
      if hole < holes.endIndex, offset >= holes[hole].lowerBound {
        offset = max(offset, holes[hole].upperBound)
        hole += 1
        continue
      }
      switch tree.bytes[offset] {
      case UInt8(ascii: "{"):
        // The brace of `${…}` opens no rule.
        if offset == content.lowerBound || tree.bytes[offset - 1] != UInt8(ascii: "$") {
          depth += 1
        }
      case UInt8(ascii: "}"):
        if depth > 0 {
          depth -= 1
          if depth == 0 { start = offset + 1 }
        }
      case UInt8(ascii: ";"):
        if depth == 0 {
          if let one = StyledDeclaration(start..<offset, in: self) { found.append(one) }
          start = offset + 1
        }
      default: break
      }
      offset += 1
    }
    if depth == 0, let last = StyledDeclaration(start..<content.upperBound, in: self) {
      found.append(last)
    }
    return found
  }
}

/// One declaration of a template of CSS.
private struct StyledDeclaration {
  let name: String
  let range: Range<Int>
  /// The points of its values; nothing for one that is none.
  let points: [Double?]

  init?(_ range: Range<Int>, in template: ScriptNode) {
    let bytes = template.tree.bytes
    guard range.count < 1_024, let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    guard let first = bytes[range.lowerBound..<colon].firstIndex(where: { !isSpace($0) }),
      let last = bytes[colon + 1..<range.upperBound].lastIndex(where: { !isSpace($0) })
    else { return nil }
    name = String(decoding: bytes[first..<colon], as: UTF8.self)
    guard name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    self.range = first..<last + 1
    let value = String(decoding: bytes[colon + 1...last], as: UTF8.self)
    if value.contains("${") {
      // `height: ${ROW}px` of a constant.
      let hole = template.children.prefix(256).first {
        $0.range.lowerBound > colon && $0.range.upperBound <= last + 1
      }
      let isWhole = value.drop { $0 == " " }.hasPrefix("${")
      points = isWhole ? [hole?.evaluated] : [nil]
    } else {
      points = value.split(whereSeparator: \.isWhitespace).prefix(4).map { word in
        Double(word.hasSuffix("px") ? word.dropLast(2) : word)
      }
    }
  }

  /// The lengths that it sets, by their names in React Native.
  var lengths: [(String, StyledComponent.Length)] {
    func length(_ points: Double?) -> StyledComponent.Length { .init(points: points, range: range) }
    guard let first = points.first else { return [] }
    switch name {
    case "height": return [("height", length(first))]
    case "max-height": return [("maxHeight", length(first))]
    case "width": return [("width", length(first))]
    case "font-size": return [("fontSize", length(first))]
    case "line-height": return [("lineHeight", length(first))]
    case "padding-top": return [("paddingTop", length(first))]
    case "padding-bottom": return [("paddingBottom", length(first))]
    case "padding":
      return [
        ("paddingTop", length(first)),
        ("paddingBottom", length(points.count > 2 ? points[2] : first)),
      ]
    default: return []
    }
  }
}

extension ScriptSite {
  /// The component whose making the name `styled` starts here, and where it is bound.
  var styledComponent: (StyledComponent, definition: ScriptNode?)? {
    var node = node
    for _ in 0..<8 {
      guard let around = node.parent, around.kind == .member || around.kind == .call,
        around.firstChild == node
      else { return nil }
      if let styled = StyledComponent(around) {
        return (styled, around.parent?.kind == .constant ? around.parent?.target : nil)
      }
      node = around
    }
    return nil
  }
}
