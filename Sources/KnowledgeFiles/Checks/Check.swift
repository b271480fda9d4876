/// One kind of thing that can be wrong with a folder: one file, one value.
///
/// A new check is a file in one of the folders beside this one and a line in `Check+All.swift`.
struct Check: Sendable {
  /// The name of the file in which the check stands.
  let name: String
  /// What is wrong, in any order.
  let defects: @Sendable (Draft) -> [Defect]

  /// A check of the folder as a whole.
  init(_ name: String, defects: @escaping @Sendable (Draft) -> [Defect]) {
    self.name = name
    self.defects = defects
  }

  /// A check of one entry at a time.
  init(_ name: String, ofEntry defects: @escaping @Sendable (EntryDraft, Draft) -> [Defect]) {
    self.init(name) { draft in draft.entries.flatMap { defects($0, draft) } }
  }

  /// A check of one text of an entry at a time.
  init(
    _ name: String, ofText defects: @escaping @Sendable (TextDraft, EntryDraft, Draft) -> [Defect]
  ) {
    self.init(name) { entry, draft in entry.texts.flatMap { defects($0, entry, draft) } }
  }
}

extension EntryDraft {
  /// A defect of `entry.json`.
  func defect(_ line: Int, _ message: String) -> Defect {
    Defect(file: path + "/entry.json", line: line, message: message)
  }

  /// A defect of a key of `entry.json`, or of the lack of it.
  func defect(_ key: String, _ message: String) -> Defect {
    defect(facts?.root?.members.first { $0.key == key }?.line ?? 1, message)
  }
}

extension JSONFile {
  func defect(_ line: Int, _ message: String) -> Defect {
    Defect(file: file.path, line: line, message: message)
  }
}
