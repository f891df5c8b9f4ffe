import UIKit

final class Page: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

let navigation = UINavigationController(rootViewController: Page())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print("light:", UIApplication.shared.statusBarStyle == .lightContent)
navigation.navigationBar.barStyle = .black
navigation.setNeedsStatusBarAppearanceUpdate()
print("light with a black bar:", UIApplication.shared.statusBarStyle == .lightContent)
