import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  deinit { print("page is gone") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: true)
Simulator.settle()
print("nobody else holds the page")
home.dismiss(animated: true) { print("dismissed") }
Simulator.settle()
