import SwiftUI

struct OpeningHours: View {
  let hours: LocalizedStringKey

  var body: some View {
    Label(hours, systemImage: "clock")
      .font(.callout)
  }
}
