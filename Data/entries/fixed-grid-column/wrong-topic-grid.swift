import SwiftUI

struct TopicGrid: View {
  let topics: [String]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 88))]) {  // finds: fixed-grid-column
        ForEach(topics, id: \.self) { topic in
          Text(topic)
            .font(.body)
        }
      }
      .padding()
    }
  }
}
