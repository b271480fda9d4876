#if canImport(SwiftUI)
  import SwiftUI

  struct Row: View {
    var body: some View {
      VStack {
        Text("Fare").font(.headline)
        Text("Free").font(.body)
      }
    }
  }
#endif
