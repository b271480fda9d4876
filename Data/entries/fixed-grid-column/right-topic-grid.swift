import SwiftUI

struct TopicGrid: View {
  let topics: [String]

  @ScaledMetric(relativeTo: .body) private var columnWidth: CGFloat = 88

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: columnWidth))]) {
        ForEach(topics, id: \.self) { topic in
          Text(topic)
            .font(.body)
        }
      }
      .padding()
    }
  }
}
