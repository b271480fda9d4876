public import DTKBSourceReading

/// Holds sources against rules.
public struct Checker: Sendable {
  private let swift: RuleDispatch<SwiftSite>
  private let interfaceBuilder: RuleDispatch<InterfaceSite>
  private let script: RuleDispatch<ScriptSite>
  private let styleSheet: RuleDispatch<StyleSite>

  /// Makes a checker that knows these rules.
  public init(rules: [Rule]) {
    swift = RuleDispatch(rules, asking: \.swift, declaring: FileSymbols.words)
    interfaceBuilder = RuleDispatch(rules, asking: \.interfaceBuilder)
    script = RuleDispatch(rules, asking: \.script, declaring: FileSymbols.wordsOfScripts)
    styleSheet = RuleDispatch(rules, asking: \.styleSheet)
  }

  /// What the bytes of a source tell, so that most sources need not be read as code.
  public func look(at source: SourceFile) -> SourceLook {
    let bytes = source.bytes.span
    var look =
      switch SourceLanguage(of: source) {
      case .swift: swift.look(at: bytes)
      case .interfaceBuilder: interfaceBuilder.look(at: bytes)
      case .script: script.look(at: bytes)
      case .html, .css: styleSheet.look(at: bytes)
      case .markdown:
        SourceLook(joining: [
          swift.look(at: bytes), interfaceBuilder.look(at: bytes), script.look(at: bytes),
          styleSheet.look(at: bytes),
        ])
      }
    if look.mayFind || look.mayDeclare { look.place = FilePlace(source.name) }
    return look
  }

  /// What the rules find in a source.
  ///
  /// Never fails: what cannot be read is read over. Most sources hold none of the words that the rules ask
  /// for, and are not read further than to see that. The code blocks of a Markdown text are sources of their own,
  /// each in its language.
  /// - Parameters:
  ///   - project: what the other files of the project declare.
  ///   - look: what is known of the bytes of the source, if somebody has looked at them.
  public func check(
    _ source: SourceFile, in project: ProjectSymbols = .none, after look: SourceLook = .none
  ) -> CheckResult {
    let place = look.place ?? FilePlace(source.name)
    let language = SourceLanguage(of: source)
    guard language == .markdown else {
      let text = Text(
        language: language, dialect: ScriptDialect(ofFileNamed: source.name), bytes: source.bytes,
        range: 0..<source.bytes.count, lines: KnownLines(source.bytes), look: look)
      return check(text, at: place, in: project)
    }
    var findings: [Finding] = []
    var notAnalysable: [String: Int] = [:]
    var repairs: Set<Repair> = []
    let document = MarkdownDocument(reading: source.bytes)
    let lines = KnownLines(document.bytes)
    for snippet in document.snippets {
      guard let language = snippet.language else { continue }
      let text = Text(
        language: language, dialect: snippet.dialect, bytes: document.bytes, range: snippet.range,
        lines: lines, look: .none)
      let result = check(text, at: place, in: project)
      findings += result.findings
      notAnalysable.merge(result.notAnalysable, uniquingKeysWith: +)
      repairs.formUnion(result.repairs)
    }
    return CheckResult(findings: findings, notAnalysable: notAnalysable, repairs: repairs)
  }

  /// A text in one language: a whole source, or a snippet where it stands.
  private struct Text {
    let language: SourceLanguage
    let dialect: ScriptDialect
    let bytes: [UInt8]
    let range: Range<Int>
    let lines: KnownLines
    let look: SourceLook
  }

  private func check(_ text: Text, at place: FilePlace, in project: ProjectSymbols) -> CheckResult {
    let (bytes, range) = (text.bytes, text.range)
    switch text.language {
    case .swift:
      var repairs: Set<Repair> = []
      let result = swift.check(
        bytes, in: range, lines: text.lines, after: text.look, realm: place.realm
      ) {
        let tree = text.look.tree ?? SwiftTree(reading: bytes, in: range)
        repairs = tree.repairs
        return SwiftContext(tree, at: place, project: project).site(at:)
      }
      return CheckResult(
        findings: result.findings, notAnalysable: result.notAnalysable, repairs: repairs)
    case .interfaceBuilder:
      return interfaceBuilder.check(bytes, in: range, lines: text.lines, after: text.look) {
        let document = InterfaceDocument(reading: bytes, in: range)
        return InterfaceContext(document, at: place, project: project).site(at:)
      }
    case .script:
      return script.check(bytes, in: range, lines: text.lines, after: text.look) {
        let tree = ScriptTree(reading: bytes, in: range, dialect: text.dialect)
        return ScriptContext(tree, at: place, project: project).site(at:)
      }
    case .html, .css:
      return styleSheet.check(bytes, in: range, lines: text.lines, after: text.look) {
        let sheet = StyleSheet(reading: bytes, in: range)
        let isScaled = sheet.followsTextSize
        return { offset in
          sheet.declaration(at: offset).map {
            StyleSite(declaration: $0, isInScaledSheet: isScaled, place: place)
          }
        }
      }
    case .markdown:
      return CheckResult(findings: [])
    }
  }
}
