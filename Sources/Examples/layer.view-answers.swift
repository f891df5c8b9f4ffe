import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
print("outside:", box.layer.action(forKey: "opacity") is CABasicAnimation)
UIView.animate(withDuration: 1) {
  print("in a block:", box.layer.action(forKey: "opacity") is CABasicAnimation)
}
