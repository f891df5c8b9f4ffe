import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(isBeingDismissed ? "gone for good" : "only covered")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true)
Simulator.settle()
home.dismiss(animated: true)
Simulator.settle()
