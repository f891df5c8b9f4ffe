import UIKit

final class Root: UIViewController {
  var isLocked = true
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return isLocked ? .portrait : .all
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let root = Root()
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("landscape:", window.bounds.width > window.bounds.height)
root.isLocked = false
root.setNeedsUpdateOfSupportedInterfaceOrientations()
Simulator.settle()
print("landscape:", window.bounds.width > window.bounds.height)
