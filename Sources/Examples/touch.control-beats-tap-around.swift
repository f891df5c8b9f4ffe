import UIKit

final class Target: NSObject {
  @objc func tapped() { print("tapped around the button") }
  @objc func pressed() { print("button pressed") }
}

let page = UIViewController()
let target = Target()
let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
button.addTarget(target, action: #selector(Target.pressed), for: .touchUpInside)
page.view.addSubview(button)
page.view.addGestureRecognizer(
  UITapGestureRecognizer(target: target, action: #selector(Target.tapped)))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 20, y: 20), in: button)
Simulator.settle()
