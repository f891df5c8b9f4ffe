// ios: 13
// device: ipad
import UIKit

final class List: UIViewController {}

let list = List()
let split = UISplitViewController()
split.viewControllers = [list, UIViewController()]
split.maximumPrimaryColumnWidth = 600
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print(list.view.frame.width)
split.preferredPrimaryColumnWidthFraction = 0.5
print(list.view.frame.width)
