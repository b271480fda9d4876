import Foundation
import Testing

@testable import DTKBFuzzing

@Suite("Bytes that nobody wrote")
struct FuzzTargetTests {
  private static let data = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Data").path

  @Test("a target reads them all", arguments: FuzzTarget.all.map(\.name))
  func reads(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dtkb-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let trial = try target.prepare(
      FuzzGround(samples: Self.data, scratch: folder.path))
    #expect(!trial.seeds.isEmpty)
    var mutator = Mutator(seed: 11, seeds: trial.seeds)
    for _ in 0..<25 {
      let bytes = mutator.next()
      #expect(trial.fault(bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
