import UIKit

final class WelcomeViewController: UIViewController {
  @IBOutlet private var greetingLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel?.font = .systemFont(ofSize: 17)  // finds: uifont-fixed
    greetingLabel?.adjustsFontForContentSizeCategory = true  // finds: inert-adjusts-flag
    greetingLabel?.numberOfLines = 0
  }
}
