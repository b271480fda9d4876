import SwiftUI

struct TicketStub: View {
  let event: String
  let seat: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(event)
        .font(.title3)
      Text(seat)
    }
  }
}

#Preview("AX5") {
  TicketStub(event: "Night of the organs", seat: "Row 14, seat 3")
    .dynamicTypeSize(.accessibility5)
}

#Preview("Every size") {
  ScrollView {
    ForEach(DynamicTypeSize.allCases, id: \.self) { size in
      TicketStub(event: "Night of the organs", seat: "Row 14, seat 3")
        .dynamicTypeSize(size)
    }
  }
}
