import UIKit

class Home: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(Welcome(), animated: true)
    print(presentedViewController == nil ? "ignored" : "presented")
  }
}
class Welcome: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
