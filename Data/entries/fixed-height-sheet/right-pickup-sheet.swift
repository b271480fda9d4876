import SwiftUI

struct PickupSheet: View {
  let address: String
  let openMap: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Ready for pickup")
          .font(.title3)
        Text(address)
        Button("Show on the map", action: openMap)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .presentationDetents([.height(220), .large])
  }
}
