import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in print("the transition is over") })
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true) { print("presented") }
Simulator.settle()
