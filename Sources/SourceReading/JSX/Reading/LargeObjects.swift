/// The properties of the objects of a script that have many, such as a style sheet with a thousand styles.
///
/// A name in a small object is found faster by looking at its members.
struct LargeObjects: Sendable {
  /// How many nodes an object has at least to be among them.
  private static let size = 256
  /// How many members are looked at.
  private static let reach = 4_096

  /// The last property of each name, by the indices of the objects.
  private var properties: [Int: [String: Int]] = [:]

  init(of records: [ScriptRecord], in bytes: [UInt8]) {
    for (object, record) in records.enumerated()
    where record.kind == .object || record.kind == .class {
      guard Int(record.end) - object > Self.size else { continue }
      var found: [String: Int] = [:]
      var members = 0
      var member = object + 1
      while member < Int(record.end), members < Self.reach {
        if records[member].kind == .property {
          found[bytes.text(bytes.unquoted(records[member].name.range))] = member
        }
        members += 1
        member = Int(records[member].end)
      }
      // Objects around one object each would otherwise be kept for every level.
      if members > Self.size / 8 { properties[object] = found }
    }
  }

  /// The properties of an object by their names; nil where it has few members.
  func properties(of object: Int) -> [String: Int]? { properties[object] }
}
