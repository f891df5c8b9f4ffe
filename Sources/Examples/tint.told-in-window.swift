import UIKit

final class Part: UIView {
  override func didMoveToWindow() {
    print("in a window:", window != nil)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    print("tint is set:", tintColor != nil)
  }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.view.addSubview(Part())
