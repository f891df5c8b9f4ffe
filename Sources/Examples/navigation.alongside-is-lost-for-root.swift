// ios: 8
import UIKit

final class Root: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(
      alongsideTransition: { _ in print("alongside") }, completion: { _ in print("completion") })
  }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.present(UINavigationController(rootViewController: Root()), animated: true)
Simulator.settle()
