import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
print(box.alpha)
fade.startAnimation()
print(box.alpha)
Simulator.settle()
