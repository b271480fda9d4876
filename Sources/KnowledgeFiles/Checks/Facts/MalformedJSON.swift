extension Check {
  /// Files that are no JSON; the first fault of each.
  static let malformedJSON = Check("MalformedJSON") { draft in
    draft.jsonFiles.compactMap { json in
      json.error.map { json.defect($0.line, "this is no JSON: " + $0.message) }
    }
  }
}
