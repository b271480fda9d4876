import UIKit

enum AppStyle {
  @MainActor
  static func apply() {
    UILabel.appearance().font = .systemFont(ofSize: 16)  // finds: appearance-fixed-font
    UILabel.appearance().textColor = .label
  }
}
