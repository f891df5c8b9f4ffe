import UIKit

final class Badge: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("update")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout")
  }
}

let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(badge)
Simulator.settle()
print("setNeedsUpdateProperties")
badge.setNeedsUpdateProperties()
Simulator.settle()
