// device: ipad
import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("left:", page.view.layoutMargins.left)
