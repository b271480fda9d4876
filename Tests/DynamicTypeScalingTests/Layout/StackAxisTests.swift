import DynamicTypeScaling
import Testing

@Suite struct StackAxisTests {
  @Test func `accessibility sizes ask for a vertical stack`() {
    for size in DynamicTypeSize.allCases {
      #expect(StackAxis.advised(at: size) == (size.isAccessibilitySize ? .vertical : .horizontal))
    }
  }

  @Test func `what fits stands side by side`() throws {
    #expect(try StackAxis.fitting(widths: [100, 200], spacing: 8, in: 308) == .horizontal)
    #expect(try StackAxis.fitting(widths: [100, 200], spacing: 8, in: 307) == .vertical)
    #expect(try StackAxis.fitting(widths: [], spacing: 8, in: 0) == .horizontal)
    #expect(try StackAxis.fitting(widths: [400], spacing: 8, in: 393) == .vertical)
  }

  @Test func `widths that are no numbers are errors`() {
    #expect(throws: ScalingError.notFinite) {
      try StackAxis.fitting(widths: [100, .nan], spacing: 8, in: 393)
    }
    #expect(throws: ScalingError.tooLarge(1e308)) {
      try StackAxis.fitting(widths: [1e308], spacing: 8, in: 393)
    }
  }
}
