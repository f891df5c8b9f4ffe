import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let card = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 20))
card.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
box.addSubview(card)
print("10 to the left, 30 to the right")
box.frame.size.width = 140
print("to the left:", card.frame.minX, "to the right:", box.bounds.width - card.frame.maxX)
