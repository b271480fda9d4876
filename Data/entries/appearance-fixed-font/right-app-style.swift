import UIKit

enum AppStyle {
  @MainActor
  static func apply() {
    UILabel.appearance().textColor = .label
  }

  @MainActor
  static func makeNote() -> UILabel {
    let note = UILabel()
    note.font = .preferredFont(forTextStyle: .callout)
    note.adjustsFontForContentSizeCategory = true
    note.numberOfLines = 0
    return note
  }
}
