import UIKit

let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
print("center:", card.center)
card.layer.anchorPoint = CGPoint(x: 0, y: 0)
print("center:", card.center)
print("frame:", card.frame)
