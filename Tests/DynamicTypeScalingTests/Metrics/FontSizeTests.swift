import DynamicTypeScaling
import Testing

@Suite struct FontSizeTests {
  private let largest = DynamicTypeEnvironment(size: .accessibility5)

  @Test func `styles and custom fonts scale, system and fixed sizes never`() throws {
    #expect(try FontSize.textStyle(.body).points(in: largest) == 53)
    #expect(try FontSize.custom(size: 17).points(in: largest) == 48)
    #expect(try FontSize.custom(size: 17, relativeTo: .title).points(in: largest) == 34)
    #expect(try FontSize.system(size: 17.25).points(in: largest) == 17.25)
    #expect(try FontSize.customFixed(size: 17.25).points(in: largest) == 17.25)
  }

  @Test func `a custom size without a style follows body`() {
    #expect(FontSize.custom(size: 17) == .custom(size: 17, relativeTo: .body))
  }

  @Test func `fonts follow the current environment and its limits`() throws {
    let limited = largest.limited(by: DynamicTypeLimits().dynamicTypeSize(.xxxLarge))
    let inTask = try DynamicTypeEnvironment.$current.withValue(limited) {
      [try FontSize.textStyle(.body).points(), try FontSize.custom(size: 17).points()]
    }
    #expect(inTask == [23, 22])
  }

  @Test(arguments: [0, -1, .infinity, 1e308])
  func `a size that no font has is an error`(size: Double) {
    for font in [FontSize.system(size: size), .custom(size: size), .customFixed(size: size)] {
      #expect(throws: ScalingError.self) { try font.points(in: largest) }
    }
  }
}
