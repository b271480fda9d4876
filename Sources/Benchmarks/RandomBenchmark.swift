import DTKBFuzzing
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

/// Queries that nobody typed, in this process, to the base that ships: how many are not answered as they
/// should be, and what the slowest one took.
enum RandomBenchmark {
  static func run(_ words: [String]) throws {
    let count = words.first.flatMap { Int($0) } ?? 20_000
    let path = try Bench.shippedBase()
    let base = try KnowledgeBase(path: path)
    let service = try QueryService(path: path)
    let spellings = try Language.allCases.flatMap { try base.vocabulary(of: $0).map(\.spelling) }
    var queries = RandomQueries(seed: 7, words: spellings)
    var faults = 0
    var slowest: (query: String, nanoseconds: UInt64) = ("", 0)
    for _ in 0..<count {
      let request = queries.next()
      let start = Process.nanoseconds
      if let fault = service.fault(of: request) {
        faults += 1
        print("\(request.query.debugDescription): \(fault)")
      }
      let nanoseconds = Process.nanoseconds - start
      if nanoseconds > slowest.nanoseconds { slowest = (request.query, nanoseconds) }
    }
    print(
      "\(count) queries, \(faults) not answered as they should be; the slowest took "
        + "\((Double(slowest.nanoseconds) / 1e6).short) ms: "
        + String(slowest.query.debugDescription.prefix(80)))
  }
}
