import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.dismiss(animated: true) { print("dismissed what?") }
Simulator.settle()
print("still at home")
