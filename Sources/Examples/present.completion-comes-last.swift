import UIKit

class Home: UIViewController {}
class Page: UIViewController {
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

home.present(Page(), animated: true) { print("presented") }
Simulator.settle()
