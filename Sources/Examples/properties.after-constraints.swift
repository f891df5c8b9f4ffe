import UIKit

final class Badge: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("properties")
  }

  override func updateConstraints() {
    print("constraints")
    super.updateConstraints()
  }
}

let badge = Badge()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(badge)
Simulator.settle()
badge.setNeedsUpdateProperties()
badge.setNeedsUpdateConstraints()
Simulator.settle()
