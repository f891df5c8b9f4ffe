import UIKit

final class Badge: UIView {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(Badge())
Simulator.settle()
