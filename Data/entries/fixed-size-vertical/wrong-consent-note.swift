import SwiftUI

struct ConsentNote: View {
  let note: String
  let accept: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(note)
        .fixedSize()  // finds: unwrappable-text
      Button("I agree", action: accept)
    }
  }
}
