// ios: 17
import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
  }
}
let tabs = Tabs()
print("made")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
