import UIKit

final class Box: UIView {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let outer = Box()
let inner = Box()
window.rootViewController?.view.addSubview(outer)
outer.addSubview(inner)
Simulator.settle()
inner.removeFromSuperview()
Simulator.settle()
