// ios: 6
import UIKit

class First: UIViewController {}

class Second: UIViewController {}

let navigation = UINavigationController(rootViewController: First())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Second(), animated: false)
Simulator.settle()
Simulator.sendMemoryWarning()
for controller in navigation.viewControllers {
  print(type(of: controller), controller.isViewLoaded)
}
