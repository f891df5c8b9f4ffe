import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { box.alpha = 0 }
animator.addCompletion { _ in print("done") }
animator.startAnimation()
Simulator.advance(by: 0.1)
print("still running:", animator.isRunning)
