import UIKit

class Home: UIViewController {}
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(presentingViewController == nil ? "nobody presents me yet" : "I know who presents me")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

home.present(Page(), animated: true)
Simulator.settle()
