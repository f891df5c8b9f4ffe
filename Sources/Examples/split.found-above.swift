// ios: 17
// device: ipad
import UIKit

class Message: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("in a split view: \(splitViewController != nil)")
  }
}
let split = UISplitViewController()
split.viewControllers = [UIViewController(), Message()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
