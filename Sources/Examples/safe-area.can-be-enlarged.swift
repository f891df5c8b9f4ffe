import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(view.safeAreaInsets.bottom)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
