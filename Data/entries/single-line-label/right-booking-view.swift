import UIKit

final class BookingView: UIStackView {
  private let hotelLabel = UILabel()
  private let addressLabel = UILabel()

  func show(hotel: String, address: String) {
    axis = .vertical

    hotelLabel.text = hotel
    hotelLabel.font = .preferredFont(forTextStyle: .headline)
    hotelLabel.adjustsFontForContentSizeCategory = true
    hotelLabel.numberOfLines = 0
    addArrangedSubview(hotelLabel)

    addressLabel.text = address
    addressLabel.font = .preferredFont(forTextStyle: .body)
    addressLabel.adjustsFontForContentSizeCategory = true
    addressLabel.numberOfLines = 0
    addArrangedSubview(addressLabel)
  }
}
