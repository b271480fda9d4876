import SwiftUI

struct WeekGrid: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let plans: [String]

  private var columns: [GridItem] {
    let count = dynamicTypeSize.isAccessibilitySize ? 1 : 3
    return Array(repeating: GridItem(.flexible(), alignment: .topLeading), count: count)
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(plans, id: \.self) { plan in
          Text(plan)
        }
      }
      .padding()
    }
  }
}
