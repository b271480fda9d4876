import SwiftUI

struct ProfileHeader: View {
  let name: String
  let about: String

  @ScaledMetric(relativeTo: .title2) private var gap: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Label(name, systemImage: "person.crop.circle")
        .font(.title2)
      Text(about)
    }
  }
}

#Preview("AX5 first") {
  ScrollView {
    ProfileHeader(name: "Nguyễn Thị Ánh", about: "Grows coffee and writes about it.")
      .padding()
  }
  .dynamicTypeSize(.accessibility5)
}

#Preview("All twelve") {
  ScrollView {
    ForEach(DynamicTypeSize.allCases, id: \.self) { size in
      VStack(alignment: .leading) {
        Text(String(describing: size))
          .font(.caption)
        ProfileHeader(name: "Nguyễn Thị Ánh", about: "Grows coffee and writes about it.")
          .dynamicTypeSize(size)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
