// ios: 12
import UIKit

final class Page: UIViewController {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    print("had none before:", previous == nil)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
