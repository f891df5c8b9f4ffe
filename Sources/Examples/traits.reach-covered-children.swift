// ios: 16
import UIKit

final class Home: UIViewController {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    print("home hears")
  }
}

let navigation = UINavigationController(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(UIViewController(), animated: true)
Simulator.settle()
print("dark")
navigation.overrideUserInterfaceStyle = .dark
Simulator.settle()
