import UIKit

func makeTip(_ text: String) -> UILabel {
  let tip = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))  // finds: fixed-text-drawing
  tip.text = text
  tip.font = .preferredFont(forTextStyle: .caption1)
  tip.adjustsFontForContentSizeCategory = true
  tip.numberOfLines = 0
  return tip
}
