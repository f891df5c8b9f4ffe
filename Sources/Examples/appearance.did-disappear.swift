import UIKit

class Home: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("out of the window: \(view.window == nil)")
  }
}

class Next: UIViewController {}

let navigation = UINavigationController(rootViewController: Home())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Next(), animated: true)
Simulator.settle()
