import UIKit

let navigation = UINavigationController(rootViewController: UIViewController())
navigation.hidesBarsWhenVerticallyCompact = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("hidden:", navigation.isNavigationBarHidden)
Simulator.rotate(to: .portrait)
Simulator.settle()
print("hidden:", navigation.isNavigationBarHidden)
