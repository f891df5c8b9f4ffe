import UIKit

let page = UIView()
let below = UIView()
let above = UIView()
let line = CALayer()
page.addSubview(below)
page.layer.addSublayer(line)
page.addSubview(above)
let order = (page.layer.sublayers ?? []).map { layer in
  layer === line ? "line" : layer === below.layer ? "below" : "above"
}
print("sublayers:", order)
print("superlayer of a subview's layer:", above.layer.superlayer === page.layer)
