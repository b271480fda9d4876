#if canImport(SwiftUI)
  import SwiftUI

  struct Row: View {
    var body: some View {
      VStack {
        Text("Fare").font(.system(size: 17, weight: .semibold))
        Text("Free").font(.body)
      }
    }
  }
#endif
