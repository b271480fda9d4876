import UIKit

final class BookingView: UIStackView {
  private let hotelLabel = UILabel()
  private let addressLabel = UILabel()  // finds: single-line-label

  func show(hotel: String, address: String) {
    axis = .vertical

    hotelLabel.text = hotel
    hotelLabel.font = .preferredFont(forTextStyle: .headline)
    hotelLabel.adjustsFontForContentSizeCategory = true
    hotelLabel.numberOfLines = 1  // finds: single-line-label
    addArrangedSubview(hotelLabel)

    addressLabel.text = address
    addressLabel.font = .preferredFont(forTextStyle: .body)
    addressLabel.adjustsFontForContentSizeCategory = true
    addArrangedSubview(addressLabel)
  }
}
