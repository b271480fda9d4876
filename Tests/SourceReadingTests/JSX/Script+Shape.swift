import DTKBSourceReading

extension ScriptTree {
  /// Reads a script written in a test.
  convenience init(_ source: String, dialect: ScriptDialect = .withElements) {
    self.init(reading: Array(source.utf8), dialect: dialect)
  }

  /// The first node of a kind, by name where one is given.
  func first(_ kind: ScriptNode.Kind, named name: String? = nil) -> ScriptNode? {
    nodes(kind).first { name == nil || $0.name == name }
  }
}

extension ScriptNode {
  /// The tree below a node on one line: operators before their operands in parentheses.
  var shape: String {
    let parts = children.map(\.shape)
    let all = parts.joined(separator: " ")
    return switch kind {
    case .program: all
    case .block: "{; \(all)}"
    case .statement: "(\(name) \(all))"
    case .returned: "(return \(all))"
    case .constant: "(const \(all))"
    case .variable: "(var \(all))"
    case .function: "(function \(name.isEmpty ? "" : name + " ")\(all))"
    case .parameters: "[\(all)]"
    case .class: "(class \(name) \(all))"
    case .import: "(import \(all))"
    case .importedName: "\(name)=\(all)"
    case .identifier, .number, .string, .regularExpression, .boolean, .null, .text: text
    case .template: "`\(all)`"
    case .member: "\(all).\(name)"
    case .subscript: "\(parts[0])[\(parts.dropFirst().joined(separator: " "))]"
    case .call: "\(parts[0])(\(parts.dropFirst().joined(separator: " ")))"
    case .unary, .binary, .assignment: "(\(name) \(all))"
    case .conditional: "(? \(all))"
    case .spread: "...\(all)"
    case .parenthesized: "(\(all))"
    case .array: "[\(all)]"
    case .object: "{\(all)}"
    case .property: "\(name): \(all)"
    case .element: "<\(all)>"
    case .openingTag: "\(name)\(parts.map { " " + $0 }.joined())>"
    case .attribute: "\(name)=\(all)"
    case .skipped: "…"
    case .missing: "_"
    }
  }
}
