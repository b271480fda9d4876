import UIKit

extension UIButton {
  func styleAsJoinButton() {
    let sora = UIFont(name: "Sora-SemiBold", size: 17) ?? .systemFont(ofSize: 17, weight: .semibold)
    let metrics = UIFontMetrics(forTextStyle: .headline)
    titleLabel?.font = metrics.scaledFont(for: sora)  // finds: no-live-update
    titleLabel?.numberOfLines = 0
  }
}
