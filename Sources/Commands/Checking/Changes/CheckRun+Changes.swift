import DTKBSnippetRules

extension CheckRun {
  /// Sets apart what was found on lines that did not change since a revision of git.
  ///
  /// What touches a changed line has changed, and so has every line of a file that git does not know.
  mutating func setApartUnchanged(
    since revision: String, in context: CommandContext
  ) throws(CommandError) {
    var changes: [String: ChangedLines] = [:]
    for (root, paths) in try pathsByRepository() {
      do throws(GitError) {
        let repository = try GitRepository(root: root, in: context)
        changes[root] = try repository.changes(since: revision, in: paths)
      } catch {
        throw .git(error)
      }
    }
    change { found in
      guard let root = GitRepository.root(around: found.source.realPath),
        let changes = changes[root]
      else { return }
      let path = found.source.path(from: root)
      let bytes = found.bytes
      let isChanged = { (range: Range<Int>) in changes.touch(range, of: bytes, in: Array(path.utf8))
      }
      found.unchanged = found.findings.filter { !isChanged($0.extent) }
      found.findings.removeAll { !isChanged($0.extent) }
      found.suppressed.removeAll { !isChanged($0.finding.extent) }
      found.faults.removeAll { !isChanged($0.range) }
    }
  }

  /// The paths of what was read, by the repositories that they lie in, in one order.
  private func pathsByRepository() throws(CommandError) -> [(root: String, paths: [String])] {
    var paths: [String: [String]] = [:]
    for source in readFiles {
      guard let root = GitRepository.root(around: source.realPath) else {
        throw .git(.noRepository(path: source.name))
      }
      paths[root, default: []].append(source.path(from: root))
    }
    return paths.sorted { $0.key < $1.key }.map { (root: $0.key, paths: $0.value) }
  }
}
