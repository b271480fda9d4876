import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBKnowledgeFiles

@Test func `every file of a check is in the list, in the order of the folders`() throws {
  let names = try files(below: "Sources/KnowledgeFiles/Checks")
    .filter { $0.contains("/") }
    .map { String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
  #expect(Check.all.map(\.name).sorted() == names.sorted())
}

@Test func `every check has a folder that it finds broken`() {
  let broken = BrokenFolder.files + BrokenFolder.facts + BrokenFolder.texts + BrokenFolder.words
  #expect(Set(broken.map(\.check)) == Set(Check.all.map(\.name)))
}

private func files(below folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.path(folder))
    .filter { $0.hasSuffix(".swift") }
}
