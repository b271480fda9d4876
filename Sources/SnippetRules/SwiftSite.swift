import DTKBSourceReading
import DynamicTypeScaling

/// A place of Swift at which a rule is asked: a named node with its context.
struct SwiftSite {
  /// The node whose name the trigger named: an identifier, a member, an attribute, a declaration.
  let node: SwiftNode
  /// The file around it.
  let context: SwiftContext

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
