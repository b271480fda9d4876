import DTKBSourceReading
import DynamicTypeScaling

/// A place of Swift at which a rule is asked: a named node with its context.
struct SwiftSite {
  /// The node whose name the trigger named: an identifier, a member, an attribute, a declaration; or the string
  /// literal in which its word stands.
  let node: SwiftNode
  /// The file around it.
  let context: SwiftContext
  /// Where the trigger's word stands, if that is within a string literal.
  var offsetInText: Int?

  /// The parentheses behind the name, if it is called.
  var call: SwiftNode? { node.call }

  /// The bytes of a call with its leading period or its type in front: `.system(size: 17)`.
  var callRange: Range<Int> {
    let end = call?.range.upperBound ?? node.range.upperBound
    guard let chain = node.chain, node.kind == .member, let base = chain.base,
      base.kind == .identifier
    else { return node.range.lowerBound..<end }
    return base.range.lowerBound..<end
  }
}

extension SwiftSite {
  /// The platform whose figures a finding here carries; nil where none are published.
  var platform: Platform? {
    context.platforms(at: node).intersection(.withDynamicType).figured
  }
}

extension SwiftContext {
  /// The place whose name stands at a byte offset, or the string literal around it; nothing where that is no code.
  func site(at offset: Int) -> SwiftSite? {
    guard let token = tree.token(around: offset) else { return nil }
    let node = tree.node(atToken: token)
    let found = tree.tokens[token]
    let name = found.start + (found.traits.contains(.isQuoted) ? 1 : 0)
    if name == offset, node.nameToken == token {
      return SwiftSite(node: node, context: self)
    }
    guard found.kind.isString,
      let string = node.kind == .string ? node : node.ancestors.first(where: { $0.kind == .string })
    else { return nil }
    return SwiftSite(node: string, context: self, offsetInText: offset)
  }
}

extension SwiftTree {
  /// The token whose bytes hold an offset.
  fileprivate func token(around offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].start <= offset ? low : nil
  }
}

extension TokenKind {
  /// Whether a token is text between quotation marks, or a part of it.
  fileprivate var isString: Bool {
    switch self {
    case .string, .stringHead, .stringMiddle, .stringTail: true
    default: false
    }
  }
}

extension SwiftSite: RuleSite {
  typealias Trigger = SwiftTrigger

  func isOf(_ scope: Rule.Scope) -> Bool {
    if !scope.contains(.generated), context.isGenerated { return false }
    if !scope.contains(.tests), context.isTest { return false }
    if !scope.contains(.mac), context.platforms(at: node).isDisjoint(with: .withDynamicType) {
      return false
    }
    if !scope.contains(.previews), context.isPreview(node) { return false }
    return true
  }

  func weighed(_ severity: Severity) -> Severity {
    if context.isRendering(node) { return .note }
    return context.isWidget(node) || context.isDebug(node) ? severity.lowered : severity
  }

  /// AX3 on a watch; where no figures are published, the largest that SwiftUI has a name for.
  var largestSize: DynamicTypeSize { platform?.table.sizes.last ?? .accessibility5 }
}
