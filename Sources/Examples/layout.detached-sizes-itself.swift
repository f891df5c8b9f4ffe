import UIKit

let card = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
card.widthAnchor.constraint(equalToConstant: 120).isActive = true
card.heightAnchor.constraint(equalToConstant: 80).isActive = true
print("before:", card.frame.size)
card.layoutIfNeeded()
print("after:", card.frame.size)
