import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(UIViewController(), animated: false)
home.present(UIViewController(), animated: false)
Simulator.settle()
