import UIKit

let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
print("the layer's frame:", card.layer.frame)
card.layer.transform = CATransform3DMakeScale(2, 2, 1)
card.layer.opacity = 0.5
print("the view's frame:", card.frame, "and alpha:", card.alpha)
