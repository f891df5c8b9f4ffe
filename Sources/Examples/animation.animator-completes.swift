import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
fade.addCompletion { position in print(position == .end ? "faded" : "back again") }
fade.startAnimation()
Simulator.settle()
