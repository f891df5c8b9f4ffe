// ios: 5
import UIKit

final class Page: UIViewController {
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    print("asked")
    return orientation.isPortrait
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("sideways:", UIApplication.shared.statusBarOrientation.isLandscape)
