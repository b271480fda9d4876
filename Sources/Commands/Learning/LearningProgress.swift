import DTKBJSONReading

/// How far a learner has come, as it is kept in a file.
///
/// Steps are known by their entries, so that progress survives a path that gets further steps.
struct LearningProgress: Sendable, Equatable {
  /// What became of a step.
  enum State: String, CaseIterable, Sendable {
    case open, solved, skipped
  }

  private var solved: [String] = []
  private var skipped: [String] = []

  /// The progress in a file; none where there is no file.
  init(at path: String) throws(CommandError) {
    let malformed = CommandError.badProgress(path: path)
    guard let value = try KeptFile(path: path).read(orThrow: malformed) else { return }
    guard value["version"]?.number == 1, let solved = value["solved"]?.words,
      let skipped = value["skipped"]?.words
    else { throw malformed }
    self.solved = solved
    self.skipped = skipped
  }

  /// What became of the step of an entry.
  subscript(_ entry: String) -> State {
    get { solved.contains(entry) ? .solved : skipped.contains(entry) ? .skipped : .open }
    set {
      solved.removeAll { $0 == entry }
      skipped.removeAll { $0 == entry }
      if newValue == .solved { solved.append(entry) }
      if newValue == .skipped { skipped.append(entry) }
    }
  }

  /// Writes the progress to a file, whole or not at all.
  func write(to path: String) throws(CommandError) {
    try KeptFile(path: path)
      .write(.document(["solved": .strings(solved), "skipped": .strings(skipped)]))
  }
}

extension DTKBJSONReading.JSONValue {
  /// The strings of a list; `nil` for anything else.
  fileprivate var words: [String]? {
    guard case .array(let elements) = content else { return nil }
    let words = elements.compactMap(\.string)
    return words.count == elements.count ? words : nil
  }
}

extension CommandContext {
  /// The file with a learner's progress, after the XDG Base Directory Specification.
  func progressPath() throws(CommandError) -> String {
    if let folder = setting("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return folder + "/dtkb/learn.json"
    }
    guard let home = setting("HOME") else { throw .noStateFolder }
    return resolved(home + "/.local/state/dtkb/learn.json")
  }
}
