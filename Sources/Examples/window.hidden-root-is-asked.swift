import UIKit

final class Overlay: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    print("asked")
    return .all
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let hidden = UIWindow(frame: UIScreen.main.bounds)
hidden.rootViewController = Overlay()
Simulator.settle()
