import SwiftUI

struct NoteRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String

  var body: some View {
    layout {
      Text(title)
      DraftField()
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}

/// Holds what is being typed in a state of its own.
private struct DraftField: View {
  @State private var draft = ""

  var body: some View {
    TextField("Your note", text: $draft, axis: .vertical)
  }
}
