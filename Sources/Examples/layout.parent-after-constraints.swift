import UIKit

final class Outer: UIView {
  override func layoutSubviews() { print("outer lays out") }
}
final class Inner: UIView {
  override func layoutSubviews() { print("inner lays out") }
}

let outer = Outer()
let inner = Inner()
outer.addSubview(inner)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(outer)
Simulator.settle()
print("inner updates its constraints")
inner.setNeedsUpdateConstraints()
Simulator.settle()
