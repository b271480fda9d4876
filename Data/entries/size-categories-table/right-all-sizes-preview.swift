import SwiftUI

struct Specimen: View {
  let name: String

  var body: some View {
    Text(verbatim: name)
      .font(.body)
  }
}

#Preview("All twelve sizes") {
  ScrollView {
    VStack(alignment: .leading) {
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        Specimen(name: "\(size)")
          .dynamicTypeSize(size)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
