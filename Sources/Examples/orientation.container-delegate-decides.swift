import UIKit

final class Guide: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    return .portrait
  }
}

let guide = Guide()
let navigation = UINavigationController(rootViewController: UIViewController())
navigation.delegate = guide
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeRight)
Simulator.settle()
print("portrait:", UIScreen.main.bounds.width < UIScreen.main.bounds.height)
