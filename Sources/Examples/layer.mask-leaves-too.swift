import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
let hole = CAShapeLayer()
box.layer.mask = hole
hole.removeFromSuperlayer()
print("still masked:", box.layer.mask != nil)
