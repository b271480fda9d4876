import SwiftUI

struct ContactRow: View {
  @Environment(\.sizeCategory) private var sizeCategory  // finds: deprecated-size-category
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
    sizeCategory >= .accessibilityLarge  // finds: size-comparison
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }
}
