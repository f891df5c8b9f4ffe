// ios: 5
import UIKit

final class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
print(home.view.frame.minY)
