import SwiftUI

struct ReserveButton: View {
  let title: LocalizedStringKey
  let reserve: () -> Void

  var body: some View {
    Button(action: reserve) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 44)  // finds: fixed-height-text
        .background(.quaternary, in: Capsule())
    }
  }
}
