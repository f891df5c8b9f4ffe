import UIKit

final class Box: UIView {
  override func layoutSubviews() { print("layout") }
}

let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(box)
box.layoutIfNeeded()
print("on the next line")
Simulator.settle()
