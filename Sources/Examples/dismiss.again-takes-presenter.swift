import UIKit

class Home: UIViewController {}
class Page: UIViewController {}
class Detail: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true)
Simulator.settle()
let detail = Detail()
page.present(detail, animated: true)
Simulator.settle()
detail.dismiss(animated: true)
detail.dismiss(animated: true)
Simulator.settle()
