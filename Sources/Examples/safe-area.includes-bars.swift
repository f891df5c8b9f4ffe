import UIKit

final class Page: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(view.safeAreaInsets.top)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
