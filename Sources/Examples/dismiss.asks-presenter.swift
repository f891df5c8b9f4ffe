import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  func close() { dismiss(animated: true) }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true)
Simulator.settle()
page.close()
Simulator.settle()
