import DTKBSourceReading
import DynamicTypeScaling

/// A branch of an `if` or a `switch`, and the text sizes at which it runs.
struct SizeBranch {
  let condition: TextSizeCondition
  /// The node with the branch's statements.
  let block: SwiftNode
}

extension SwiftContext {
  /// The branches of an `if` or of a `switch` over the text size, in reading order.
  func sizeBranches(of statement: SwiftNode) -> [SizeBranch] {
    statement.kind == .switchStatement
      ? branches(ofSwitch: statement) : branches(ofIf: statement)
  }

  private func branches(ofIf statement: SwiftNode) -> [SizeBranch] {
    var branches: [SizeBranch] = []
    var earlier = TextSizeCondition(exactly: .all)
    var own = TextSizeCondition(exactly: .all)
    for child in statement.children {
      if child.kind == .condition {
        own = own.and(textSizeCondition(of: child))
      } else if child.kind == .codeBlock {
        branches.append(SizeBranch(condition: earlier.and(own), block: child))
        earlier = earlier.and(own.negated)
        own = TextSizeCondition(exactly: .all)
      }
    }
    return branches
  }

  private func branches(ofSwitch statement: SwiftNode) -> [SizeBranch] {
    guard let subject = statement.firstChild(.condition)?.operand,
      textSizeType(of: subject) != nil
    else { return [] }
    var rest = TextSizes.all
    var branches: [SizeBranch] = []
    for block in statement.children where block.kind == .switchCase {
      let patterns = block.children.filter { $0.kind == .pattern }
      let isConditional = block.firstChild(.condition) != nil
      var sizes: TextSizes = patterns.isEmpty ? rest : []
      for pattern in patterns {
        guard let found = textSizes(ofPattern: pattern) else { return [] }
        sizes.formUnion(found)
      }
      sizes.formIntersection(rest)
      if !isConditional { rest.subtract(sizes) }
      branches.append(
        SizeBranch(
          condition: TextSizeCondition(possible: sizes, certain: isConditional ? [] : sizes),
          block: block))
    }
    return branches
  }

  /// The places that the reader's text size decides.
  ///
  /// They start where the size enters a type, at its `@Environment` property or at the word itself where nothing
  /// declares it; truth values that are computed from it lead on.
  func textSizeUses(from source: SwiftNode) -> [SwiftNode] {
    if source.kind == .keyPath {
      guard let attribute = source.ancestors.first(where: { $0.kind == .attribute }),
        attribute.isNamed("Environment"), let variable = attribute.parent,
        let binding = variable.firstChild(.binding)
      else { return [] }
      return uses(ofTextSize: binding, hops: 0)
    }
    let isDeclared =
      source.kind == .identifier
      ? !declarations(of: source.name, at: source).isEmpty
      : source.chain?.base.map { !declarations(ofMember: source.name, after: $0).isEmpty } ?? true
    if isDeclared || source.kind != .identifier && source.kind != .member { return [] }
    return follow(source, hops: 0)
  }

  private func uses(ofTextSize declaration: SwiftNode, hops: Int) -> [SwiftNode] {
    references(to: declaration).prefix(64).flatMap { follow($0, hops: hops) }
  }

  /// A place itself, or the uses of the truth value that is computed there.
  private func follow(_ place: SwiftNode, hops: Int) -> [SwiftNode] {
    for around in place.ancestors {
      switch around.kind {
      case .argument, .closure: return [place]
      case .condition where around.parent?.kind == .ifStatement: return [place]
      case .expressionStatement where around.assignmentTarget != nil: return [place]
      case .binding, .functionDeclaration:
        guard hops < 3, around.nameToken != nil else { return [place] }
        let type = around.firstChild(
          around.kind == .functionDeclaration ? .returnType : .typeAnnotation)
        if let type, !type.isNamed("Bool") { return [place] }
        if type == nil, around.kind == .functionDeclaration { return [place] }
        return uses(ofTextSize: around, hops: hops + 1)
      case _ where around.kind.declaresType: return [place]
      default: continue
      }
    }
    return [place]
  }
}
