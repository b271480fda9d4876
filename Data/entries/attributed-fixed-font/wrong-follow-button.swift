import UIKit

func makeFollowButton() -> UIButton {
  var configuration = UIButton.Configuration.borderedProminent()
  configuration.title = String(localized: "Follow")
  configuration.titleTextAttributesTransformer = .init { incoming in
    var outgoing = incoming
    outgoing.font = .systemFont(ofSize: 15, weight: .semibold)  // finds: attributed-fixed-font
    return outgoing
  }
  return UIButton(configuration: configuration)
}
