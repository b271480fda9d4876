import DynamicTypeScaling
import Testing

@Suite struct DynamicTypeEnvironmentTests {
  @Test func `an environment starts as an iPhone nobody has changed`() {
    let environment = DynamicTypeEnvironment()
    #expect(environment.size == .large)
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.displayScale == 3)
    #expect(environment.platform == .iOS)
    #expect(DynamicTypeEnvironment.current == environment)
  }

  @Test func `a platform's default size is the default`() {
    #expect(DynamicTypeEnvironment(table: .watchOS(.mm44)).size == .xLarge)
  }

  @Test func `child tasks inherit the environment, detached ones do not`() async {
    await DynamicTypeEnvironment.$current.withValue(DynamicTypeEnvironment(size: .small)) {
      async let child = DynamicTypeEnvironment.current.size
      #expect(await child == .small)
      #expect(await Task { DynamicTypeEnvironment.current.size }.value == .small)
      #expect(await Task.detached { DynamicTypeEnvironment.current.size }.value == .large)
    }
  }

  @Test func `views within views add their limits inside`() throws {
    let outer = DynamicTypeEnvironment(size: .accessibility5)
      .limited(by: try DynamicTypeLimits().dynamicTypeSize(...DynamicTypeSize.xxLarge))
    #expect(outer.dynamicTypeSize == .xxLarge)
    #expect(outer.size == .accessibility5)
    let inner = outer.limited(by: DynamicTypeLimits().dynamicTypeSize(.accessibility1))
    #expect(inner.dynamicTypeSize == .accessibility1)
    let capped = outer.limited(
      by: try DynamicTypeLimits().dynamicTypeSize(...DynamicTypeSize.large))
    #expect(capped.dynamicTypeSize == .large)
  }

  @Test func `a pixel is a part of a point`() {
    #expect(DynamicTypeEnvironment(displayScale: 2).pixelLength == 0.5)
  }
}
