import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
let bar = UIView()
bar.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(bar)
let narrow = bar.widthAnchor.constraint(equalToConstant: 20)
narrow.priority = .defaultLow
narrow.isActive = true
bar.widthAnchor.constraint(equalToConstant: 50).isActive = true
card.layoutIfNeeded()
print(bar.frame.width)
