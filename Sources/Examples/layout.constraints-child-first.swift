import UIKit

final class Outer: UIView {}
final class Inner: UIView {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let outer = Outer()
outer.addSubview(Inner())
window.rootViewController?.view.addSubview(outer)
Simulator.settle()
