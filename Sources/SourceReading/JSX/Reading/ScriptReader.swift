/// Reads a script into nodes, in one pass that never fails.
///
/// A machine with three stacks: frames say what is being read, operands are the finished nodes that still look
/// for a parent, operators wait for the operand on their right. Each step either moves on in the text or leaves
/// a frame, so that the time is linear in the text whatever is in it.
struct ScriptReader {
  /// A finished node.
  ///
  /// Children are finished before their parent and stand right before it.
  struct Node {
    var kind: ScriptNode.Kind
    var range: PackedRange
    var name: PackedRange
    /// The first node below it, or itself.
    var first: Int32
  }

  /// Brackets and elements nested more deeply than this are stepped over.
  static let depthLimit = 1_000

  let scanner: ScriptScanner
  let dialect: ScriptDialect
  var position: Int
  var nodes: [Node] = []
  var operands: [Int32] = []
  var operators: [ScriptOperator] = []
  var frames: [ScriptFrame] = []
  var comments: [Range<Int>] = []
  var unread = UnreadParts()
  /// Whether a line ended in the white space before `position`.
  var hasLineBreak = true
  /// How many elements were not gone into because they are too deep.
  var overflowingElements = 0

  /// Where the last step was taken, and how many more may be taken there.
  private var place = -1
  private var steps = 0
  private var triviaEnd = -1
  private var openBraces = 0
  private var openParentheses = 0
  private var openSquares = 0
  private(set) var openElements = 0

  init(_ bytes: [UInt8], in range: Range<Int>, dialect: ScriptDialect) {
    self.scanner = ScriptScanner(bytes: bytes, end: range.upperBound)
    self.dialect = dialect
    self.position = range.lowerBound
    nodes.reserveCapacity(range.count / 8 + 16)
    if range.upperBound < bytes.count, range.upperBound == PackedRange.largestOffset {
      unread.note(.tooLong, at: range.upperBound..<bytes.count)
    }
  }

  /// Reads to the end; the last node is the program.
  mutating func read() {
    if character == "#", scanner.character(at: position + 1) == "!" {
      position = scanner.lineEnd(from: position)
    }
    push(.program, at: position)
    while let frame = frames.last {
      guard isMovingOn() else {
        if isAtEnd { close() } else { skipUnexpected() }
        continue
      }
      switch frame.role {
      case .program, .block, .header, .control: readStatement()
      case .object, .classBody: readMember()
      case .function: readFunctionHead()
      case .template: readTemplateText()
      case .element: readElementContent()
      case .tag: readTagContent()
      case .attribute, .enumeration: close()
      default: if frame.awaitsOperand { readOperand() } else { readOperator() }
      }
    }
  }

  /// Whether fewer steps were taken at this place than there can be things that end or begin here.
  ///
  /// A reader that takes anything has more states than tests can think of: whatever they are, no text holds it up.
  private mutating func isMovingOn() -> Bool {
    if position != place {
      place = position
      steps = 2 * frames.count + 64
    }
    steps -= 1
    return steps >= 0
  }

  // MARK: - The text

  var isAtEnd: Bool { position >= scanner.end }

  var character: Unicode.Scalar { scanner.character(at: position) }

  /// Moves on to the next token and keeps the comments on the way.
  mutating func skipTrivia() {
    guard position != triviaEnd else { return }
    let start = position
    (position, hasLineBreak) = scanner.trivia(from: start)
    triviaEnd = position
    if position > start + 1 { keepComments(in: start..<position) }
  }

  private mutating func keepComments(in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard scanner.bytes[offset] == UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      let start = offset
      let isLine = scanner.byte(at: offset + 1) == UInt8(ascii: "/")
      offset = isLine ? scanner.lineEnd(from: offset) : scanner.blockCommentEnd(from: offset)
      comments.append(start..<offset)
    }
  }

  /// The word at the current position and where it ends.
  func word() -> (word: ScriptWord?, range: Range<Int>) {
    let range = position..<scanner.nameEnd(from: position)
    return (ScriptWords.shared.word(range, of: scanner.bytes), range)
  }

  /// The character after a token, white space and comments between left out.
  func character(after offset: Int) -> Unicode.Scalar {
    scanner.character(at: scanner.trivia(from: offset).end)
  }

  /// Leaves out a byte that means nothing here.
  mutating func skipUnexpected(_ reason: UnreadPart.Reason = .unexpected) {
    unread.note(reason, at: position..<position + 1)
    position += 1
  }

  // MARK: - Nodes

  /// Adds a node whose children are the last operands.
  mutating func add(
    _ kind: ScriptNode.Kind, _ range: PackedRange, name: PackedRange? = nil, children count: Int = 0
  ) {
    var first = nodes.count
    if count > 0 {
      first = Int(nodes[Int(operands[operands.count - count])].first)
      operands.removeLast(count)
    }
    operands.append(Int32(nodes.count))
    nodes.append(
      Node(
        kind: kind, range: range, name: name ?? PackedRange(range.lowerBound, range.lowerBound),
        first: Int32(first)))
  }

  /// Adds a node without children.
  mutating func addLeaf(_ kind: ScriptNode.Kind, _ range: Range<Int>) {
    add(kind, PackedRange(range), name: PackedRange(range))
  }

  /// The finished node that the next operator applies to.
  var lastOperand: Node? { operands.last.map { nodes[Int($0)] } }

  // MARK: - Frames

  mutating func push(
    _ role: ScriptFrame.Role, at lower: Int, name: Range<Int>? = nil, phase: Int = 0,
    takingOperands taken: Int = 0
  ) {
    countBracket(of: role, by: 1)
    frames.append(
      ScriptFrame(
        role: role, phase: phase, lower: lower,
        name: name.map { PackedRange($0) } ?? PackedRange(lower, lower),
        operandBase: operands.count - taken, operatorBase: operators.count))
  }

  /// Goes into the bracket at the current position, or over it if it is too deep.
  mutating func open(
    _ role: ScriptFrame.Role, at lower: Int? = nil, name: Range<Int>? = nil,
    takingOperands taken: Int = 0
  ) {
    push(role, at: lower ?? position, name: name, takingOperands: taken)
    guard frames.count > Self.depthLimit else {
      position += 1
      return
    }
    let (end, isClosed) = scanner.bracketEnd(from: position)
    unread.note(.tooDeep, at: position..<end)
    let inside = position + 1..<max(position + 1, isClosed ? end - 1 : end)
    addLeaf(.skipped, inside)
    frames[frames.count - 1].awaitsOperand = false
    position = inside.upperBound
  }

  /// Leaves the innermost frame, and those around it that end with it.
  mutating func close() {
    guard var closed = finishFrame() else { return }
    while let frame = frames.last {
      switch frame.role {
      case .control where closed == .header || closed == .parameters,
        .function where closed == .parameters:
        frames[frames.count - 1].phase = 1
        return
      case .control, .function, .attribute, .enumeration:
        break
      case .property where frame.phase == 1:
        break
      case let role where role.holdsExpression:
        frames[frames.count - 1].awaitsOperand = false
        // The braces after an arrow are all of the function's body.
        if closed == .block { reduce() }
        return
      default:
        return
      }
      guard let next = finishFrame() else { return }
      closed = next
    }
  }

  /// Ends the statements that end with what has just been read.
  mutating func endStatement() {
    guard frames.last?.role == .control else { return }
    close()
  }

  private mutating func finishFrame() -> ScriptFrame.Role? {
    guard let frame = frames.last else { return nil }
    if frame.role.holdsExpression { endExpression() }
    if frame.role == .declaration { endDeclarator() }
    frames.removeLast()
    countBracket(of: frame.role, by: -1)
    guard let kind = frame.role.kind else { return frame.role }
    let count = operands.count - frame.operandBase
    add(
      kind, PackedRange(frame.lower, upperBound(of: frame, children: count)), name: frame.name,
      children: count)
    if frame.role == .template, frame.phase == 1, let tag = nodeBeforeLast() {
      let upper = lastOperand?.range.upperBound ?? position
      add(.call, PackedRange(tag.range.lowerBound, upper), children: 2)
    }
    return frame.role
  }

  private func nodeBeforeLast() -> Node? {
    operands.count > 1 ? nodes[Int(operands[operands.count - 2])] : nil
  }

  /// Brackets and tags end where the reader is, the rest with the last thing in it.
  private func upperBound(of frame: ScriptFrame, children count: Int) -> Int {
    switch frame.role {
    case .program, .template, .element, .tag, .attribute: return position
    case let role where role.closer != nil: return position
    default:
      let last = count > 0 ? lastOperand?.range.upperBound ?? 0 : 0
      return max(frame.lower, frame.name.upperBound, last)
    }
  }

  private mutating func countBracket(of role: ScriptFrame.Role, by change: Int) {
    if role == .element { openElements += change }
    switch role.closer {
    case "}": openBraces += change
    case ")": openParentheses += change
    case "]": openSquares += change
    default: break
    }
  }

  /// Reads a closing bracket: ends what it closes and all that was left open in it.
  mutating func readCloser() {
    guard let role = frames.last?.role else { return }
    let isOpen =
      switch character {
      case "}": openBraces > 0
      case ")": openParentheses > 0
      default: openSquares > 0
      }
    guard isOpen else { return skipUnexpected(.stray) }
    if role.closer == character {
      position += 1
    } else {
      noteUnclosed()
    }
    close()
  }

  /// Says that the innermost frame lacks its end, if it should have one.
  mutating func noteUnclosed() {
    guard let frame = frames.last, frame.role != .program else { return }
    switch frame.role {
    case .element, .template: break
    case let role where role.closer != nil: break
    default: return
    }
    unread.note(.unclosed, at: frame.lower..<min(frame.lower + 1, scanner.end))
  }
}
