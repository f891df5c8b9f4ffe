import UIKit

let first = UIViewController()
first.toolbarItems = [UIBarButtonItem(systemItem: .add)]
let navigation = UINavigationController(rootViewController: first)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
navigation.setToolbarHidden(false, animated: false)
Simulator.settle()
print(navigation.toolbar.items?.count ?? 0)
