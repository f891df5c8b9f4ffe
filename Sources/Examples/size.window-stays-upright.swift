// ios: 7
import UIKit

final class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("window", window.bounds.size)
print("frame", home.view.frame.size)
print("bounds", home.view.bounds.size)
