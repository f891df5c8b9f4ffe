import UIKit

class Target: NSObject {
  @objc func tapped() { print("tapped") }
}

let target = Target()
let window = UIWindow(frame: UIScreen.main.bounds)
let tap = UITapGestureRecognizer(target: target, action: #selector(Target.tapped))
tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
window.addGestureRecognizer(tap)
window.makeKeyAndVisible()
Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
Simulator.settle()
print("no pencil touched the window")
