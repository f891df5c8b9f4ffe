import UIKit

class Visible: UIViewController {}

class Kept: UIViewController {}

let kept = Kept()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Visible()
window.makeKeyAndVisible()
Simulator.settle()

Simulator.sendMemoryWarning()
