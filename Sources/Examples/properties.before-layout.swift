import UIKit

final class Badge: UIView {
  var count = 1 { didSet { setNeedsUpdateProperties() } }

  override func updateProperties() {
    super.updateProperties()
    print("show", count)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("lay out")
  }
}

let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(badge)
Simulator.settle()
badge.count = 2
Simulator.settle()
