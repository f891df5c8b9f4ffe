import UIKit

final class Badge: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("update")
  }
}

let badge = Badge()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(badge)
Simulator.settle()
badge.setNeedsUpdateProperties()
badge.setNeedsUpdateProperties()
print("asked twice")
Simulator.settle()
