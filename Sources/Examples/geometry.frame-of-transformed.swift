import UIKit

let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
card.transform = CGAffineTransform(scaleX: 2, y: 2)
print("frame:", card.frame)
print("bounds:", card.bounds)
print("center:", card.center)
