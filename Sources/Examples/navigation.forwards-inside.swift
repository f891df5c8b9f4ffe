// ios: 17
import UIKit

class Home: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("home")
  }
}
class Flow: UINavigationController {
  override func viewDidAppear(_ animated: Bool) {
    print("flow, before super")
    super.viewDidAppear(animated)
    print("flow, after super")
  }
}
let flow = Flow(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = flow
window.makeKeyAndVisible()
Simulator.settle()
