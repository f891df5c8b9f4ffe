import UIKit

final class Target: NSObject {
  @objc func panned(_ pan: UIPanGestureRecognizer) { print("state", pan.state.rawValue) }
}

let page = UIViewController()
let target = Target()
let pan = UIPanGestureRecognizer(target: target, action: #selector(Target.panned))
page.view.addGestureRecognizer(pan)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: page.view)
Simulator.touchMove(to: CGPoint(x: 50, y: 90), in: page.view)
pan.isEnabled = false
Simulator.touchUp()
Simulator.settle()
