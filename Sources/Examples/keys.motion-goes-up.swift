import UIKit

final class Box: UIView {
  override var canBecomeFirstResponder: Bool { return true }
}

final class Page: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    print("page was shaken")
  }
}

let page = Page()
let box = Box(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
box.becomeFirstResponder()
Simulator.shake()
