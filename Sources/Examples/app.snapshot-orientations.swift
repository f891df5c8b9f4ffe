// device: ipad
import UIKit

final class Root: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("landscape:", size.width > size.height)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
