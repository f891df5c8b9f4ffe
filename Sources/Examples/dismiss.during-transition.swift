// ios: 7
import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: true)
Simulator.advance(by: 0.1)
home.dismiss(animated: true) { print("dismissed") }
Simulator.settle()
print(home.presentedViewController != nil)
