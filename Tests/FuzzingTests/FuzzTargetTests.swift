import DTKBTestSupport
import Testing

@testable import DTKBFuzzing

@Suite("Bytes that nobody wrote")
struct FuzzTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a target reads them all", arguments: FuzzTarget.all.map(\.name))
  func reads(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let trial = try target.prepare(
      FuzzGround(samples: ProjectFolder.path("Data"), scratch: folder.path))
    #expect(!trial.seeds.isEmpty)
    var mutator = Mutator(seed: 11, seeds: trial.seeds)
    for _ in 0..<25 {
      let bytes = mutator.next()
      #expect(trial.fault(bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
