import UIKit

final class WelcomeViewController: UIViewController {
  @IBOutlet private var greetingLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel?.font = .systemFont(ofSize: 17)
    greetingLabel?.adjustsFontForContentSizeCategory = true
    greetingLabel?.numberOfLines = 0
  }
}
