// ios: 17. What a view is told when it changes its superview and its window.
import UIKit

class Tile: UIView {
  var name = ""
  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }
  override func willMove(toSuperview newSuperview: UIView?) { print(name, "willMove superview", newSuperview == nil) }
  override func didMoveToSuperview() { print(name, "didMoveToSuperview", superview == nil) }
  override func willMove(toWindow newWindow: UIWindow?) { print(name, "willMove window", newWindow == nil) }
  override func didMoveToWindow() { print(name, "didMoveToWindow", window == nil) }
  override func didAddSubview(_ subview: UIView) { print(name, "didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { print(name, "willRemoveSubview") }
  override func removeFromSuperview() {
    print(name, "removeFromSuperview")
    super.removeFromSuperview()
  }
  deinit { print(name, "deinit") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let root = window.rootViewController!.view!
var parent: Tile? = Tile("parent")
let child = Tile("child")
print("-- child into parent")
parent!.addSubview(child)
print("-- parent into the window")
root.addSubview(parent!)
print("-- child moves up")
root.addSubview(child)
print(root.subviews.count, child.isDescendant(of: root), child.isDescendant(of: parent!))
print("-- order")
root.insertSubview(child, at: 0)
root.bringSubviewToFront(child)
root.insertSubview(Tile("between"), belowSubview: child)
print(root.subviews.map { ($0 as? Tile)?.name ?? "-" })
print("-- removal")
parent!.removeFromSuperview()
parent = nil
root.subviews.forEach { $0.removeFromSuperview() }
print(root.subviews.count, child.window == nil)
