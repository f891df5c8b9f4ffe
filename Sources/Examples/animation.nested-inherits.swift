import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
UIView.animate(withDuration: 2) {
  box.alpha = 0
  UIView.animate(withDuration: 0.5) {
    box.center.x = 100
  }
}
let move = box.layer.animation(forKey: "position")
print("duration of the inner animation:", move?.duration ?? 0)
