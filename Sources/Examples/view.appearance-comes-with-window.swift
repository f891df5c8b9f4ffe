import UIKit

class Badge: UIView {
  @objc dynamic var shade: UIColor? = .white
}

let page = UIViewController()
let old = Badge()
page.view.addSubview(old)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Badge.appearance().shade = .red
let new = Badge()
print("a new one:", new.shade == .red)
page.view.addSubview(new)
print("in the window:", new.shade == .red)
print("the old one:", old.shade == .red)
