import UIKit

final class Panel: UIWindow {
  override var canBecomeKey: Bool { return false }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let panel = Panel(frame: UIScreen.main.bounds)
panel.rootViewController = UIViewController()
panel.makeKeyAndVisible()
Simulator.settle()
print("the panel is shown:", !panel.isHidden, "and key:", panel.isKeyWindow)
