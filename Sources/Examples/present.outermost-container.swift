import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let home = Home()
let flow = UINavigationController(rootViewController: home)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = flow
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true)
Simulator.settle()
print(page.presentingViewController === flow)
