import SwiftUI

struct PickupSheet: View {
  let address: String
  let openMap: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text("Ready for pickup")
        .font(.title3)
      Text(address)
      Button("Show on the map", action: openMap)
    }
    .padding()
    .presentationDetents([.height(220)])  // finds: fixed-height-sheet
  }
}
