import UIKit

final class StopsDelegate: NSObject, UITableViewDelegate {
  private static let stopHeight: CGFloat = 52

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return Self.stopHeight  // finds: fixed-row-height
  }
}
