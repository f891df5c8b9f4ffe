import UIKit

let split = UISplitViewController(style: .doubleColumn)
let list = UIViewController()
split.setViewController(list, for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
let environment = list.traitCollection.splitViewControllerLayoutEnvironment
print("collapsed:", environment == .collapsed)
