import UIKit

final class Card: UIView {
  let title = UIView()
  override func layoutSubviews() {
    print("before super:", title.frame)
    super.layoutSubviews()
    print("after super:", title.frame)
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
card.addSubview(card.title)
card.title.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
  card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
  card.title.topAnchor.constraint(equalTo: card.topAnchor),
  card.title.heightAnchor.constraint(equalToConstant: 20),
])
card.layoutIfNeeded()
