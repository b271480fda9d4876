import SwiftUI

struct ConsentNote: View {
  let note: String
  let accept: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(note)
        .fixedSize(horizontal: false, vertical: true)
      Button("I agree", action: accept)
    }
  }
}
