import UIKit

class Guest: UIViewController {}

class Host: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Host()
window.makeKeyAndVisible()
Simulator.settle()

let guest = Guest()
guest.view.isHidden = true
window.rootViewController?.view.addSubview(guest.view)
Simulator.settle()
guest.view.removeFromSuperview()
