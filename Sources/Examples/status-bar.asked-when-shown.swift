import UIKit

final class Page: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    print("asked")
    return .lightContent
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
print("light:", UIApplication.shared.statusBarStyle == .lightContent)
