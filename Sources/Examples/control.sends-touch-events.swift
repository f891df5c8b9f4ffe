import UIKit

final class Target: NSObject {
  @objc func dragged() { print("dragged out") }
  @objc func lifted() { print("lifted outside") }
}

let page = UIViewController()
let target = Target()
let knob = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
knob.addTarget(target, action: #selector(Target.dragged), for: .touchDragExit)
knob.addTarget(target, action: #selector(Target.lifted), for: .touchUpOutside)
page.view.addSubview(knob)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: knob)
Simulator.touchMove(to: CGPoint(x: 50, y: 400), in: knob)
Simulator.touchUp()
Simulator.settle()
