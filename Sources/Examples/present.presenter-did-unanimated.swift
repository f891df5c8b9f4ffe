// ios: 8
import UIKit

class Home: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("animated:", animated)
  }
}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .fullScreen
home.present(page, animated: true)
Simulator.settle()
