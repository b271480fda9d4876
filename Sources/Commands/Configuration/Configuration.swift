import DTKBOperatingSystem

/// The user's settings, as they are kept in a file.
struct Configuration: Sendable, Equatable {
  private var members: [String: JSONValue]

  /// The settings in a file; none where there is no file.
  init(at path: String) throws(CommandError) {
    members = [:]
    let bytes: [UInt8]
    do {
      bytes = try File.read(path)
    } catch {
      if error.kind == .missing || error.kind == .notAFolder { return }
      throw .system(error, doing: "read")
    }
    guard case .object(let members)? = JSONValue(parsing: bytes) else {
      throw .badConfiguration(path: path)
    }
    if let language = members["language"] {
      guard case .string = language else { throw .badConfiguration(path: path) }
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
    do {
      if let slash = path.lastIndex(of: "/") { try Folder.create(String(path[..<slash])) }
      try File.replace(path, with: Array(JSONValue.object(members).encoded.utf8))
    } catch {
      throw .system(error, doing: "write")
    }
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
