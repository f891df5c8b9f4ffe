// ios: 17
import UIKit

class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("in a stack: \(navigationController != nil)")
    let part = UIViewController()
    addChild(part)
    print("its child too: \(part.navigationController != nil)")
  }
}
let early = Detail()
_ = early.view
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
Simulator.settle()
