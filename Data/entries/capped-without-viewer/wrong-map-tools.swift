import SwiftUI

struct MapTools: View {
  let showLayers: () -> Void
  let showPosition: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Button("Layers", systemImage: "square.3.layers.3d", action: showLayers)
      Button("My position", systemImage: "location", action: showPosition)
    }
    .buttonStyle(.bordered)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)  // finds: size-cap, capped-without-viewer
  }
}
