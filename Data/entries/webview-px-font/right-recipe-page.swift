import UIKit
import WebKit

final class RecipePage: UIViewController {
  private let page = WKWebView()
  private let style = """
    html { font: -apple-system-body; }
    body { font-family: Georgia; }
    h1 { font-size: 1.6em; }
    """

  override func loadView() {
    view = page
  }

  func show(steps: String) {
    page.loadHTMLString(
      """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(style)</style>
      \(steps)
      """, baseURL: nil)
  }
}
