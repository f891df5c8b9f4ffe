import UIKit

final class Roll: UIScrollView {
  override func layoutSubviews() { print("layout at", contentOffset.y) }
}

let roll = Roll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(roll)
Simulator.settle()
roll.contentOffset = CGPoint(x: 0, y: 40)
Simulator.settle()
