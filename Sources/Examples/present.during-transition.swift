import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    present(Tip(), animated: true)
  }
}
class Tip: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: true)
Simulator.settle()
