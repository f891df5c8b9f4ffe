import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
print("sublayers:", outer.layer.sublayers?.count ?? 0)
print("in the outer layer:", inner.layer.superlayer === outer.layer)
let gradient = CAGradientLayer()
outer.layer.insertSublayer(gradient, at: 0)
print("behind the view:", outer.layer.sublayers?.first === gradient)
