import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .fullScreen
home.present(page, animated: true)
Simulator.settle()
home.dismiss(animated: true)
Simulator.settle()
