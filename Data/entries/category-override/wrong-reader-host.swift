import UIKit

final class ReaderHost: UIViewController {
  func embed(_ reader: UIViewController) {
    addChild(reader)
    reader.traitOverrides.preferredContentSizeCategory = .large  // finds: category-override
    reader.view.frame = view.bounds
    view.addSubview(reader.view)
    reader.didMove(toParent: self)
  }
}
