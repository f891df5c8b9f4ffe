import UIKit

final class Root: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    print("asked for its orientations")
    return .all
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
print("the root is set")
