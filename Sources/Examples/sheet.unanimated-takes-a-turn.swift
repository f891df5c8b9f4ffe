import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    DispatchQueue.main.async { print("the next turn") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: false)
Simulator.settle()
