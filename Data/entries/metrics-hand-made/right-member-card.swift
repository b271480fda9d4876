import SwiftUI

struct MemberCard: View {
  @ScaledMetric(relativeTo: .body) private var inset: CGFloat = 16
  let name: String

  var body: some View {
    Text(name)
      .font(.body)
      .padding(inset)
      .background(.thinMaterial)
  }
}
