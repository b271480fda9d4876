import SwiftUI

struct WarningLine: View {
  let text: LocalizedStringKey
  let level: Int

  var body: some View {
    Label(text, systemImage: "exclamationmark.triangle")
      .imageScale(Image.Scale(rawValue: level) ?? .medium)  // finds: misspelled-api
  }
}
