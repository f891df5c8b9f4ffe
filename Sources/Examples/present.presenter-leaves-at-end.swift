import UIKit

class Home: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("still in the window:", view.window != nil)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("still in the window:", view.window != nil)
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
