import SnapshotTesting
import SwiftUI
import XCTest

@testable import Harbor

final class TideCardSnapshots: XCTestCase {
  @MainActor
  func testTheCardAtTheSizesThatDiffer() {
    let sizes: [DynamicTypeSize] = [
      .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
    ]
    for size in sizes {
      assertSnapshot(
        of: TideCard().dynamicTypeSize(size),
        as: .image(layout: .device(config: .iPhoneSe)),
        named: "\(size)")
    }
  }
}
