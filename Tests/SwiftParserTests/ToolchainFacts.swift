#if canImport(SwiftParser)
  import SwiftParser
  import SwiftSyntax

  extension ReadFacts {
    /// What the parser of the toolchain finds in a text.
    init(toolchain bytes: [UInt8]) {
      let visitor = FactVisitor(bytes)
      visitor.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
      self = visitor.facts
    }

    /// Whether the parser of the toolchain finds errors in a text.
    static func toolchainRefuses(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
    }
  }

  /// Collects facts; where the toolchain cuts finer or coarser for reasons of its own, as our reader cuts.
  private final class FactVisitor: SyntaxVisitor {
    var facts = ReadFacts()
    private let bytes: [UInt8]
    /// A number sign whose name follows as a token of its own.
    private var numberSign: Int?

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Tokens

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      let start = token.start
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      guard start < end, !isPartOfLiteral(token) else { return .skipChildren }
      if token.tokenKind == .pound {
        numberSign = start
      } else {
        insert(numberSign ?? start, end)
        numberSign = nil
      }
      return .skipChildren
    }

    private func isPartOfLiteral(_ token: TokenSyntax) -> Bool {
      switch token.tokenKind {
      case .stringQuote, .multilineStringQuote, .stringSegment, .rawStringPoundDelimiter,
        .singleQuote, .regexSlash,
        .regexPoundDelimiter, .regexLiteralPattern, .shebang:
        true
      default: token.parent?.is(ExpressionSegmentSyntax.self) ?? false
      }
    }

    /// `>>` is two tokens of our reader, since it may close two lists of types.
    private func insert(_ start: Int, _ end: Int) {
      var start = start
      while end - start > 1, bytes[start] == UInt8(ascii: ">"),
        bytes[start + 1] != UInt8(ascii: "=")
      {
        facts.tokens.insert("\(start)-\(start + 1)")
        start += 1
      }
      facts.tokens.insert("\(start)-\(end)")
    }

    /// Versions such as `26.0` are one number of our reader.
    override func visit(_ node: VersionTupleSyntax) -> SyntaxVisitorContinueKind {
      insert(
        node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.endPositionBeforeTrailingTrivia.utf8Offset)
      return .skipChildren
    }

    /// The condition of an `#if` is read as words: no calls in it.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      visitTokens(of: node.condition)
      add(node.poundKeyword)
      if let elements = node.elements { add(Syntax(elements)) }
      return .skipChildren
    }

    private func visitTokens(of node: (some SyntaxProtocol)?) {
      guard let node else { return }
      let visitor = FactVisitor(bytes)
      visitor.walk(node)
      facts.tokens.formUnion(visitor.facts.tokens)
    }

    private func add(_ node: some SyntaxProtocol) {
      let visitor = FactVisitor(bytes)
      visitor.walk(node)
      facts.tokens.formUnion(visitor.facts.tokens)
      facts.calls.formUnion(visitor.facts.calls)
      facts.structure.formUnion(visitor.facts.structure)
    }

    // MARK: - Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let start = node.leftParen?.start ?? node.trailingClosure?.leftBrace.start ?? -1
      let labels = node.arguments.map { $0.label?.plainText ?? "_" }.joined(separator: ",")
      let more = node.additionalTrailingClosures.map(\.label.plainText).joined(separator: ",")
      facts.calls.insert(
        "\(start) \(name(of: node.calledExpression)) (\(labels)) \(node.trailingClosure == nil ? 0 : 1) \(more)"
      )
      return .visitChildren
    }

    private func name(of expression: ExprSyntax) -> Int {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.start }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.start
      }
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        return name(of: generic.expression)
      }
      if let optional = expression.as(OptionalChainingExprSyntax.self) {
        return name(of: optional.expression)
      }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        return name(of: forced.expression)
      }
      return -1
    }

    // MARK: - Structure

    private func insert(type name: TokenSyntax, _ clause: InheritanceClauseSyntax?)
      -> SyntaxVisitorContinueKind
    {
      facts.structure.insert("\(name.start) type \(clause?.inheritedTypes.count ?? 0)")
      return .visitChildren
    }

    private func insert(_ fact: String) -> SyntaxVisitorContinueKind {
      facts.structure.insert(fact)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(type: node.name, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(type: node.name, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(type: node.name, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(type: node.name, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(type: node.name, node.inheritanceClause)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.name.start) function \(node.signature.parameterClause.parameters.count)")
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      insert(
        "\(node.initKeyword.start) function \(node.signature.parameterClause.parameters.count)")
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return .visitChildren
      }
      return insert(
        "\(name.start) variable \(node.initializer == nil ? 0 : 1) \(node.typeAnnotation == nil ? 0 : 1) "
          + "\(node.accessorBlock == nil ? 0 : 1)")
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.name.start) case \(node.rawValue == nil ? 0 : 1)")
    }

    /// An `else if` belongs to the first `if`.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      node.parent?.is(IfExprSyntax.self) == true
        ? .visitChildren : insert("\(node.ifKeyword.start) if")
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.guardKeyword.start) guard \(node.conditions.count)")
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.switchKeyword.start) switch")
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.positionAfterSkippingLeadingTrivia.utf8Offset) switch case")
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.leftBrace.start) closure \(node.signature == nil ? 0 : 1)")
    }

    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
      insert("\(node.questionMark.start) ternary")
    }
  }

  extension TokenSyntax {
    fileprivate var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    fileprivate var plainText: String { text.filter { $0 != "`" } }
  }
#endif
