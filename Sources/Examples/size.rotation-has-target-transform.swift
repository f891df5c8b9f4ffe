import UIKit

final class Home: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("turned:", !coordinator.targetTransform.isIdentity)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeRight)
Simulator.settle()
