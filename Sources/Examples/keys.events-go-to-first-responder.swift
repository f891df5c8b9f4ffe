import UIKit

final class Box: UIView {
  override var canBecomeFirstResponder: Bool { return true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    print("box was shaken")
  }
}

let page = UIViewController()
let first = Box(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
let second = Box(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
page.view.addSubview(first)
page.view.addSubview(second)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
second.becomeFirstResponder()
Simulator.shake()
