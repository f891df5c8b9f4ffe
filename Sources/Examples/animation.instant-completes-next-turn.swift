import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
UIView.animate(
  withDuration: 0, animations: { box.alpha = 0 }, completion: { _ in print("faded") })
print("animate has returned")
Simulator.settle()
