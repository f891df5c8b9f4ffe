import UIKit

class Field: UIView {
  override var canBecomeFirstResponder: Bool { return true }

  override func resignFirstResponder() -> Bool {
    print("asked to resign")
    return super.resignFirstResponder()
  }
}

let first = Field()
let second = Field()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

window.rootViewController?.view.addSubview(first)
window.rootViewController?.view.addSubview(second)
first.becomeFirstResponder()
print(second.becomeFirstResponder(), first.isFirstResponder)
