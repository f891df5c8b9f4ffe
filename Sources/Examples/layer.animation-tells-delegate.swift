import UIKit

class Listener: NSObject, CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) { print("started") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("stopped", flag) }
}

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let listener = Listener()
let fade = CABasicAnimation(keyPath: "opacity")
fade.fromValue = 0
fade.duration = 1
fade.delegate = listener
box.layer.add(fade, forKey: "fade")
print("added")
Simulator.settle()
