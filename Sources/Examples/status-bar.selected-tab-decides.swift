import UIKit

final class Dark: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), Dark()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("light:", UIApplication.shared.statusBarStyle == .lightContent)
tabs.selectedIndex = 1
Simulator.settle()
print("light:", UIApplication.shared.statusBarStyle == .lightContent)
