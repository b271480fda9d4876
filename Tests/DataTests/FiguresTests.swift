import DTKBKnowledge
import DTKBQueryService
import DynamicTypeScaling
import Testing

@Test func `every figure that a text asks for can be computed`() {
  for text in ShippedData.texts {
    for block in Block.blocks(in: text.text.body) {
      if case .table(let directive) = block {
        #expect(throws: Never.self, "\(text.file)") { try directive.table() }
      }
      for case .figure(let directive) in block.spans {
        #expect(throws: Never.self, "\(text.file)") { try directive.number() }
      }
    }
  }
}

@Test func `the engine's figure bears the verdict out`() throws {
  for entry in ShippedData.content.entries {
    guard let claim = entry.claim, let figure = claim.figure else { continue }
    let api = try #require(ScalingAPI(rawValue: figure.api), "\(entry.id): \(figure.api)")
    let style = try TextStyle(parsing: figure.relativeTo)
    let size = try DynamicTypeSize(parsing: figure.size)
    let value = try api.value(for: figure.base, relativeTo: style, at: size)
    let isClaimed = abs(value - figure.claimed) < 0.5
    // A claim may mislead with a figure that is right in itself.
    if claim.verdict != .misleading {
      #expect(isClaimed == (claim.verdict == .right), "\(entry.id): the engine says \(value)")
    }
  }
}
