import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
let title = UILabel()
title.text = "Hello"
title.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(title)
title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
card.layoutIfNeeded()
print(title.frame.size == title.intrinsicContentSize)
