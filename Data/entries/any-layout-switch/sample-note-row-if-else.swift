import SwiftUI

struct NoteRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        Text(title)
        DraftField()
      }
    } else {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
        DraftField()
      }
    }
  }
}

/// Holds what is being typed in a state of its own.
private struct DraftField: View {
  @State private var draft = ""

  var body: some View {
    TextField("Your note", text: $draft, axis: .vertical)
  }
}
