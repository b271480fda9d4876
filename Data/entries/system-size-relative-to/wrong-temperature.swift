import SwiftUI

struct Temperature: View {
  let reading: String

  var body: some View {
    Text(reading)
      .font(.system(size: 56, weight: .thin, relativeTo: .largeTitle))  // finds: misspelled-api
  }
}
