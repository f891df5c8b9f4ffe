// ios: 10
import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.view.layoutMargins = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
print("left:", page.view.layoutMargins.left, "right:", page.view.layoutMargins.right)
