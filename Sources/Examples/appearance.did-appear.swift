import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
