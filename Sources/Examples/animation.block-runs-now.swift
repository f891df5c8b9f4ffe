import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
UIView.animate(withDuration: 2) { box.alpha = 0 }
print(box.alpha)
Simulator.settle()
