// ios: 6
import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: true)
print("present has returned")
Simulator.settle()
