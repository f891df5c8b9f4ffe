import UIKit

final class Page: UIViewController {
  override var prefersStatusBarHidden: Bool { return true }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
print("hidden:", UIApplication.shared.isStatusBarHidden)
