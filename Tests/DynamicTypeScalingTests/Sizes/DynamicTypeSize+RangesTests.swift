import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeSizeRangesTests {
  @Test func `every form of range clamps`() throws {
    let sizes = DynamicTypeSize.allCases
    for size in sizes {
      #expect(try size.clamped(to: ...DynamicTypeSize.large) == min(size, .large))
      #expect(try size.clamped(to: ..<DynamicTypeSize.large) == min(size, .medium))
      #expect(try size.clamped(to: DynamicTypeSize.small...) == max(size, .small))
      #expect(
        try size.clamped(to: DynamicTypeSize.small ... .xLarge) == max(.small, min(size, .xLarge)))
      #expect(
        try size.clamped(to: DynamicTypeSize.small ..< .xLarge) == max(.small, min(size, .large)))
    }
  }

  @Test func `clamping once more changes nothing, and a size in the range stays`() throws {
    for lower in DynamicTypeSize.allCases {
      for upper in DynamicTypeSize.allCases where lower <= upper {
        for size in DynamicTypeSize.allCases {
          let clamped = try size.clamped(to: lower...upper)
          #expect((lower...upper).contains(clamped))
          #expect(try clamped.clamped(to: lower...upper) == clamped)
          if (lower...upper).contains(size) { #expect(clamped == size) }
        }
      }
    }
  }

  @Test func `a range without a size is an error`() {
    #expect(throws: ScalingError.emptyRange) {
      try DynamicTypeSize.large.clamped(to: ..<DynamicTypeSize.xSmall)
    }
    #expect(throws: ScalingError.emptyRange) {
      try DynamicTypeSize.large.clamped(to: DynamicTypeSize.large ..< .large)
    }
  }
}
