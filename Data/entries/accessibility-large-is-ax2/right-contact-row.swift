import SwiftUI

struct ContactRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let person: String
  let place: String

  var body: some View {
    layout {
      Text(person)
      Text(place)
        .foregroundStyle(.secondary)
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
