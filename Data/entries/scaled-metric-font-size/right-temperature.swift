import SwiftUI

struct TemperatureView: View {
  let temperature: Measurement<UnitTemperature>
  let place: String

  @ScaledMetric(relativeTo: .largeTitle) private var figureSize: CGFloat = 64

  var body: some View {
    VStack {
      Text(temperature, format: .measurement(width: .narrow))
        .font(.system(size: figureSize, weight: .thin))
      Text(place)
        .font(.title2)
    }
  }
}
