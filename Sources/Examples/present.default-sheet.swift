// ios: 13
import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true)
Simulator.settle()
print(page.modalPresentationStyle == .pageSheet)
