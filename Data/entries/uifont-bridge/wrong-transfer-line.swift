import SwiftUI
import UIKit

struct TransferLine: View {
  let recipient: String
  let reference: String

  private var roundedCaption: UIFont {
    let caption = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .caption1)
    return UIFont(descriptor: caption.withDesign(.rounded) ?? caption, size: 0)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipient)
        .font(Font(UIFont.preferredFont(forTextStyle: .headline)))  // finds: uifont-bridge
      Text(reference)
        .font(Font(roundedCaption))  // finds: uifont-bridge
    }
  }
}
