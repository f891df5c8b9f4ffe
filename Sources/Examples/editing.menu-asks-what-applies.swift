import UIKit

final class Box: UIView {
  override var canBecomeFirstResponder: Bool { return true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    print("can it?")
    return false
  }
}

let page = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let menu = UIMenuController.shared
box.becomeFirstResponder()
menu.setTargetRect(box.bounds, in: box)
menu.setMenuVisible(true, animated: false)
print(menu.isMenuVisible)
