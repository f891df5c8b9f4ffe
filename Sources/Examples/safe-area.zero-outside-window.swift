import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded:", view.safeAreaInsets.top)
  }
  override func viewDidLayoutSubviews() { print("laid out:", view.safeAreaInsets.top) }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
