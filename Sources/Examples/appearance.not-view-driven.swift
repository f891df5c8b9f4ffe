// ios: 4.3
import UIKit

class Guest: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

let guest = Guest()
window.rootViewController?.view.addSubview(guest.view)
Simulator.settle()
