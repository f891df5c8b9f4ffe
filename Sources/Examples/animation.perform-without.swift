import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
UIView.performWithoutAnimation {
  UIView.animate(
    withDuration: 2, animations: { box.alpha = 0 }, completion: { _ in print("faded") })
}
Simulator.advance(by: 1)
print("a second later")
Simulator.settle()
