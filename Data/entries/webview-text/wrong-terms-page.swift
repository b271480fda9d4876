import UIKit
import WebKit

final class TermsPage: UIViewController {
  private let page = WKWebView()
  private let style = "body { font-family: Georgia; font-size: 15px; }"  // finds: webview-px-font

  override func loadView() {
    view = page
  }

  func show(terms: String) {
    page.loadHTMLString(
      """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(style)</style>
      \(terms)
      """, baseURL: nil)
  }
}
