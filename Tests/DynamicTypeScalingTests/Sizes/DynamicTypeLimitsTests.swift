import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeLimitsTests {
  /// The examples of Apple's documentation of `dynamicTypeSize(_:)`, in both orders.
  @Test func `a value outside a range is limited, and inside one it wins`() throws {
    let rangeThenValue = try DynamicTypeLimits()
      .dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge)
    let valueThenRange = try DynamicTypeLimits()
      .dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.large)
    for size in DynamicTypeSize.allCases {
      #expect(rangeThenValue.limited(size) == .large)
      #expect(valueThenRange.limited(size) == .xLarge)
    }
  }

  @Test func `ranges intersect`() throws {
    let limits = try DynamicTypeLimits()
      .dynamicTypeSize(DynamicTypeSize.small...).dynamicTypeSize(...DynamicTypeSize.large)
    #expect(limits.range == .small ... .large)
  }

  @Test func `no modifier leaves every size`() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeLimits().limited(size) == size) }
  }

  @Test func `two values: the inner one wins`() {
    let limits = DynamicTypeLimits().dynamicTypeSize(.small).dynamicTypeSize(.accessibility5)
    #expect(limits.limited(.large) == .small)
  }

  @Test func `ranges without a common size: the inner one wins, at its nearer end`() throws {
    let limits = try DynamicTypeLimits()
      .dynamicTypeSize(...DynamicTypeSize.small).dynamicTypeSize(DynamicTypeSize.xLarge...)
    for size in DynamicTypeSize.allCases { #expect(limits.limited(size) == .small) }
  }

  @Test func `a chain does what its modifiers do one by one, from the outermost in`() throws {
    let sizes: [DynamicTypeSize] = [.xSmall, .large, .xLarge, .accessibility5]
    let modifiers = sizes.flatMap { lower in
      sizes.filter { lower <= $0 }.map { lower...$0 }
    }
    for inner in modifiers {
      for middle in modifiers {
        for outer in modifiers {
          var limits = DynamicTypeLimits()
          // A set value is a range of one here, and must act like one.
          for range in [inner, middle, outer] {
            limits =
              range.lowerBound == range.upperBound
              ? limits.dynamicTypeSize(range.lowerBound) : try limits.dynamicTypeSize(range)
          }
          for size in sizes {
            let stepwise = [outer, middle, inner].reduce(size) { size, range in
              max(range.lowerBound, min(size, range.upperBound))
            }
            #expect(limits.limited(size) == stepwise)
            #expect(limits.limited(limits.limited(size)) == limits.limited(size))
          }
        }
      }
    }
  }

  @Test func `a range without a size is an error`() {
    #expect(throws: ScalingError.emptyRange) {
      try DynamicTypeLimits().dynamicTypeSize(..<DynamicTypeSize.xSmall)
    }
  }
}
