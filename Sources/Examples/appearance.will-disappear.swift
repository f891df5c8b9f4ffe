import UIKit

class Home: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("still in the window: \(view.window != nil)")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()

window.rootViewController = UIViewController()
Simulator.settle()
