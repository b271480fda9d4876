import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import Foundation
import Testing

/// A base that is compiled anew while others read it.
struct ConcurrentReadersTests {
  private static func content(_ name: String) -> KnowledgeContent {
    KnowledgeContent(
      entries: (0..<6).map { number in
        Entry(
          id: "\(name)-\(number)", kind: .guideline, topics: [.badge],
          texts: [
            EntryText(
              language: .english, title: "Badge of \(name)", summary: "A badge grows.",
              searchWords: ["red dot"], body: "Of \(name).")
          ])
      })
  }

  @Test func `eight readers and one importer never see an error or half a base`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("dtkb-\(UUID().uuidString).sqlite").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let contents = ["first", "second"].map(Self.content)
    let digests = try contents.map { content in
      try KnowledgeCompiler.compile(content, to: path)
      return try KnowledgeBase(path: path).contentDigest()
    }
    let watch = Watch()
    DispatchQueue.concurrentPerform(iterations: 9) { number in
      do {
        if number == 0 {
          for turn in 0..<60 { try KnowledgeCompiler.compile(contents[turn % 2], to: path) }
          watch.end()
        }
        repeat {
          let service = try QueryService(path: path)
          let isFirst = try service.identity().contentDigest == digests[0]
          let name = isFirst ? "first" : "second"
          let answer = try service.search(SearchRequest("red badge", in: .only(.english)))
          let titles = Set(answer.results.map(\.title))
          if titles != ["Badge of \(name)"] || answer.results.count != 6 {
            watch.note("\(name): \(titles)")
          }
        } while !watch.isOver
      } catch {
        watch.note("\(error)")
        watch.end()
      }
    }
    #expect(watch.faults == [])
  }
}

/// What the readers saw, and whether the importer is done.
private final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []
  private var ended = false

  var faults: [String] { lock.withLock { noted } }
  var isOver: Bool { lock.withLock { ended } }
  func note(_ fault: String) { lock.withLock { noted.append(fault) } }
  func end() { lock.withLock { ended = true } }
}
