// ios: 17
import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
let flow = UINavigationController(rootViewController: page)
let error = Simulator.catchException { home.present(page, animated: true) }
print((error?.reason ?? "").contains("has a parent view controller"))
