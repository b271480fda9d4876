import SwiftUI

struct NoteEditor: View {
  @Binding var text: String
  let share: () -> Void
  let duplicate: () -> Void
  let delete: () -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
      if dynamicTypeSize.isAccessibilitySize {
        Menu("Actions") { actions }
          .buttonStyle(.bordered)
      } else {
        HStack { actions }
          .buttonStyle(.bordered)
      }
    }
    .labelStyle(.titleAndIcon)
    .padding()
  }

  @ViewBuilder private var actions: some View {
    Button("Share", systemImage: "square.and.arrow.up", action: share)
    Button("Duplicate", systemImage: "plus.square.on.square", action: duplicate)
    Button("Delete", systemImage: "trash", role: .destructive, action: delete)
  }
}
