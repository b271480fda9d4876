import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      LoanList(titles: ["Pedro Páramo", "Il barone rampante"])
    }
  }
}

struct LoanList: View {
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in
      LoanCard(title: title)
    }
  }
}

struct LoanCard: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text("Due back in a week")
    }
  }
}

#Preview("AX5") {
  LoanCard(title: "Pedro Páramo")
    .dynamicTypeSize(.accessibility5)
}
