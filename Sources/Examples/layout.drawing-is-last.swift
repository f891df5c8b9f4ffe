import UIKit

final class Chart: UIView {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(
  Chart(frame: CGRect(x: 0, y: 0, width: 80, height: 80)))
Simulator.settle()
