import UIKit

@Observable class Basket {
  var count = 0
}

final class Badge: UIView {
  let basket = Basket()
  override func layoutSubviews() {
    super.layoutSubviews()
    print("shows", basket.count)
  }
}

let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.addSubview(badge)
window.makeKeyAndVisible()
Simulator.settle()
badge.basket.count = 1
Simulator.settle()
