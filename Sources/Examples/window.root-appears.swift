import UIKit

final class Home: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("in a window yet:", view.window != nil)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
