import UIKit

final class Overlay: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Overlay()
window.makeKeyAndVisible()
Simulator.settle()
window.isHidden = true
Simulator.settle()
window.isHidden = false
Simulator.settle()
