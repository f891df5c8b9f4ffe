import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
let bar = UIView()
bar.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(bar)
bar.widthAnchor.constraint(equalToConstant: 20).isActive = true
bar.widthAnchor.constraint(equalToConstant: 50).isActive = true
card.layoutIfNeeded()
print(bar.frame.width)
