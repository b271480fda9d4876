import SwiftUI

struct CategoryGrid: View {
  let categories: [String]
  let open: (String) -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 12
  @ScaledMetric(relativeTo: .headline) private var inset: CGFloat = 10

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: gap) {
        ForEach(categories, id: \.self) { category in
          Button {
            open(category)
          } label: {
            Text(category)
              .font(.headline)
              .padding(inset)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(.bordered)
        }
      }
      .padding()
    }
  }

  private var columns: [GridItem] {
    let count = dynamicTypeSize.isAccessibilitySize ? 1 : dynamicTypeSize > .large ? 2 : 3
    return Array(repeating: GridItem(.flexible(), spacing: gap, alignment: .top), count: count)
  }
}
