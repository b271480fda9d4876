import UIKit
import WebKit

final class TermsPage: UIViewController {
  private let page = WKWebView()
  private let style = """
    html { font: -apple-system-body; }
    h1 { font: -apple-system-headline; }
    small { font: -apple-system-footnote; }
    """

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
