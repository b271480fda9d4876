import DTKBFuzzing
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService

/// Queries in this process: stretches of titles, every second one changed at random, to the base that
/// ships and to one of ten thousand made-up entries.
enum QueryBenchmark {
  private static let entries = 10_000

  static func run(_ words: [String]) throws {
    let count = words.first.flatMap { Int($0) } ?? 20_000
    let base = try Bench.shippedBase()
    try ask(count, ofBaseAt: base, named: "the base that ships (aim: 2 ms)")
    let path = File.temporaryPath(beside: "/tmp/dtkb-generated.sqlite")
    let start = Process.nanoseconds
    try KnowledgeCompiler.compile(GeneratedKnowledge.content(entries: entries), to: path)
    let seconds = Double(Process.nanoseconds - start) / 1e9
    print("compiled \(entries) made-up entries in \(seconds.short) s")
    try ask(max(count / 10, 1), ofBaseAt: path, named: "the made-up base (aim: 40 ms)")
    try File.remove(path)
  }

  private static func ask(_ count: Int, ofBaseAt path: String, named name: String) throws {
    let service = try QueryService(path: path)
    let phrases = try phrases(of: service)
    var mutator = Mutator(seed: 3, seeds: phrases.map { Array($0.utf8) })
    var milliseconds: [Double] = []
    for number in 0..<count {
      let query =
        number.isMultiple(of: 2)
        ? phrases[number &* 7919 % phrases.count] : String(decoding: mutator.next(), as: UTF8.self)
      let choices = Language.allCases.map(LanguageChoice.only) + [.preferably(.english)]
      let request = SearchRequest(query, in: choices[number / 2 % choices.count])
      let start = Process.nanoseconds
      _ = try service.search(request)
      milliseconds.append(Double(Process.nanoseconds - start) / 1e6)
    }
    milliseconds.sort()
    print(
      "\(name): \(count) queries, median \(milliseconds[count / 2].short) ms, "
        + "p99 \(milliseconds[count * 99 / 100].short) ms, longest \(milliseconds[count - 1].short) ms"
    )
  }

  /// Stretches of one to four words of the titles in every language.
  private static func phrases(of service: QueryService) throws -> [String] {
    var phrases: [String] = []
    for language in Language.allCases {
      for entry in try service.list(in: .only(language)) {
        let words = entry.title.split(separator: " ")
        for start in words.indices {
          phrases.append(words[start...].prefix(1 + start % 4).joined(separator: " "))
        }
      }
    }
    return phrases
  }
}
