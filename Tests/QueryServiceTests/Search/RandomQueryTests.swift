import DTKBFuzzing
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import Testing

struct RandomQueryTests {
  /// `dtkb-bench query` asks many more.
  @Test(arguments: Language.allCases)
  func `whatever is typed is answered without an error`(language: Language) throws {
    let base = try KnowledgeBase(path: ShippedBase.path())
    let service = try ShippedBase.service()
    var queries = RandomQueries(
      seed: UInt64(language.rawValue.utf8.reduce(0) { $0 * 31 + Int($1) }),
      words: try base.vocabulary(of: language).map(\.spelling))
    for _ in 0..<100 {
      let request = queries.next()
      #expect(service.fault(of: request) == nil, "\(request.query.debugDescription)")
    }
  }

  @Test func `one seed gives one sequence of queries`() {
    func some(_ seed: UInt64) -> [String] {
      var queries = RandomQueries(seed: seed, words: ["icon", "metric"])
      return (0..<50).map { _ in queries.next().query }
    }
    #expect(some(1) == some(1))
    #expect(some(1) != some(2))
  }
}
