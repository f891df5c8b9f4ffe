import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(isBeingPresented ? "on its way in" : "only uncovered")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
home.present(page, animated: true) { print(page.isBeingPresented) }
Simulator.settle()
