// ios: 5.1
import UIKit

class Second: UIViewController {}

let bare = UIViewController()
let navigation = UINavigationController(rootViewController: bare)

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

bare.view.backgroundColor = .red
navigation.pushViewController(Second(), animated: false)
Simulator.settle()
Simulator.sendMemoryWarning()
print(bare.isViewLoaded)
