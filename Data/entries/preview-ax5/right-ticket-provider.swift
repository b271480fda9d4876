import SwiftUI

struct TicketStub: View {
  let event: String

  var body: some View {
    Text(event)
      .font(.title3)
  }
}

struct TicketStubPreviews: PreviewProvider {
  static var previews: some View {
    TicketStub(event: "Night of the organs")
      .dynamicTypeSize(.accessibility5)
      .previewDisplayName("AX5")
    TicketStub(event: "Night of the organs")
      .previewDisplayName("Default")
  }
}
