import UIKit
import WebKit

final class RecipePage: UIViewController {
  private let page = WKWebView()
  private let style = "body { font-family: Georgia; font-size: 16px; }"  // finds: webview-px-font

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
