/// Where the names of a script are bound: constants, variables, parameters, functions, classes, imports.
///
/// Bindings are sorted by name and then by scope. Scopes lie within or beside each other, so that the last one
/// that starts before a place and reaches beyond it is the innermost.
struct ScriptBindings: Sendable {
  private struct Binding {
    /// A hash of the name.
    let hash: UInt32
    /// The node that has the scope.
    let scope: Int32
    /// The node that has the name.
    let node: Int32
  }

  /// How many scopes with the same name are looked at; minified code has thousands.
  private static let scopeLimit = 64

  private let bindings: [Binding]

  init(of records: [ScriptRecord], in bytes: [UInt8]) {
    var collector = Collector(records: records, bytes: bytes)
    collector.collect()
    bindings = collector.bindings.sorted {
      ($0.hash, $0.scope, $0.node) < ($1.hash, $1.scope, $1.node)
    }
  }

  /// The node that binds a name where a node stands.
  func definition(of name: Range<Int>, at node: Int, in tree: ScriptTree) -> ScriptNode? {
    let hash = Self.hash(name, in: tree.bytes)
    var low = 0
    var high = bindings.count
    while low < high {
      let middle = (low + high) / 2
      if (bindings[middle].hash, Int(bindings[middle].scope)) <= (hash, node) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for index in (max(0, low - Self.scopeLimit)..<low).reversed() {
      let binding = bindings[index]
      guard binding.hash == hash else { return nil }
      if tree.records[Int(binding.scope)].end > node {
        let found = ScriptNode(tree: tree, index: Int(binding.node))
        if tree.bytes[found.nameRange].elementsEqual(tree.bytes[name]) { return found }
      }
    }
    return nil
  }

  private static func hash(_ name: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    bytes[name].reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// Finds the bindings of a tree.
  private struct Collector {
    let records: [ScriptRecord]
    let bytes: [UInt8]
    var bindings: [Binding] = []

    mutating func collect() {
      for (index, record) in records.enumerated() {
        switch record.kind {
        case .constant, .variable:
          bindPattern(at: index + 1, scope: scope(around: index))
        case .parameters:
          forEachChild(of: index) { $0.bindPattern(at: $1, scope: Int(record.parent)) }
        case .function:
          bindFunction(record, at: index)
        case .class where !record.name.isEmpty:
          bind(index, scope: scope(around: index))
        case .importedName:
          bindPattern(at: index + 1, scope: 0)
        default: break
        }
      }
    }

    private mutating func bindFunction(_ record: ScriptRecord, at index: Int) {
      if index + 1 < Int(record.end), records[index + 1].kind == .identifier {
        bind(index + 1, scope: index)
      }
      guard !record.name.isEmpty, record.parent >= 0 else { return }
      switch records[Int(record.parent)].kind {
      case .program, .block, .statement: bind(index, scope: scope(around: index))
      default: break
      }
    }

    private mutating func bind(_ node: Int, scope: Int) {
      let hash = ScriptBindings.hash(records[node].name.range, in: bytes)
      bindings.append(Binding(hash: hash, scope: Int32(scope), node: Int32(node)))
    }

    /// Binds the names of a pattern such as `{ width, style: [first] }`.
    private mutating func bindPattern(at index: Int, scope: Int) {
      guard index < records.count else { return }
      var pending = [index]
      while let next = pending.popLast() {
        switch records[next].kind {
        case .identifier:
          bind(next, scope: scope)
        case .assignment, .property, .spread:
          if next + 1 < Int(records[next].end) { pending.append(next + 1) }
        case .object, .array:
          forEachChild(of: next) { pending.append($1) }
        default: break
        }
      }
    }

    private mutating func forEachChild(of index: Int, _ body: (inout Collector, Int) -> Void) {
      var child = index + 1
      let end = Int(records[index].end)
      while child < end {
        body(&self, child)
        child = Int(records[child].end)
      }
    }

    /// The nearest node around another one that names are bound in.
    private func scope(around index: Int) -> Int {
      var index = Int(records[index].parent)
      while index > 0 {
        switch records[index].kind {
        case .block, .function, .statement, .program: return index
        default: index = Int(records[index].parent)
        }
      }
      return 0
    }
  }
}
