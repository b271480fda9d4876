import SwiftUI

struct PlayerRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let player: String
  let club: String

  var body: some View {
    layout {
      Text(player)
      Text(club)
        .foregroundStyle(.secondary)
    }
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
