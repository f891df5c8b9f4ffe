// ios: 14
import UIKit

final class Root: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("stack:", navigationController?.viewControllers.count ?? 0)
  }
}

let navigation = UINavigationController(rootViewController: Root())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
for _ in 1...3 {
  navigation.pushViewController(UIViewController(), animated: false)
  Simulator.settle()
}
navigation.popToRootViewController(animated: true)
Simulator.settle()
print("stack:", navigation.viewControllers.count)
