// device: ipad
import UIKit

final class Home: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print(size)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
