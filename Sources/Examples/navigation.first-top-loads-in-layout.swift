// ios: 17
import UIKit

class Home: UIViewController {}
let home = Home()
let nav = UINavigationController(rootViewController: home)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
print("loaded: \(home.isViewLoaded)")
Simulator.settle()
print("loaded: \(home.isViewLoaded)")
