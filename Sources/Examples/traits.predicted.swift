import UIKit

final class Page: UIViewController {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    print("announced")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("compact:", traitCollection.horizontalSizeClass == .compact)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
