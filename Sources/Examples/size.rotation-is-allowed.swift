import UIKit

final class Poster: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Poster()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("sideways:", UIScreen.main.bounds.width > UIScreen.main.bounds.height)
