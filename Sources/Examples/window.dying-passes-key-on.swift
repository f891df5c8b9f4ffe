// ios: 8
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
var overlay: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
overlay?.rootViewController = UIViewController()
overlay?.makeKeyAndVisible()
Simulator.settle()
print(window.isKeyWindow)
overlay = nil
Simulator.settle()
print(window.isKeyWindow)
