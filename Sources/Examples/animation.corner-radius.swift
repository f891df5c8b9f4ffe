import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
UIView.animate(withDuration: 1) {
  box.layer.cornerRadius = 20
}
print("animations:", box.layer.animationKeys() ?? [])
