import SwiftUI

struct StepCard: View {
  let title: LocalizedStringKey
  let details: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text(details)
        .font(.body)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
