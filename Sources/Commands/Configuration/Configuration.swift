/// The user's settings, as they are kept in a file.
struct Configuration: Sendable, Equatable {
  private var members: [String: JSONValue]

  /// The settings in a file; none where there is no file.
  init(at path: String) throws(CommandError) {
    members = [:]
    let malformed = CommandError.badConfiguration(path: path)
    guard let value = try KeptFile(path: path).read(orThrow: malformed) else { return }
    guard case .object(let members) = JSONValue(value) else { throw malformed }
    if let language = members["language"] {
      guard case .string = language else { throw malformed }
    }
    self.members = members
  }

  /// The name of the language that the user wants to read.
  var language: String? {
    get {
      guard case .string(let name)? = members["language"] else { return nil }
      return name
    }
    set { members["language"] = newValue.map(JSONValue.string) }
  }

  /// Writes the settings to a file, those of other versions of this program included.
  func write(to path: String) throws(CommandError) {
    try KeptFile(path: path).write(.object(members))
  }
}

extension CommandContext {
  /// The file with the user's settings, after the XDG Base Directory Specification; `nil` where the
  /// user has no home.
  var configurationPath: String? {
    if let folder = setting("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/dtkb/config.json"
    }
    return setting("HOME").map { $0 + "/.config/dtkb/config.json" }
  }
}
