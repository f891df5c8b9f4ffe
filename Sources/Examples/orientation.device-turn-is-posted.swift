import UIKit

final class Home: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
}

let token = NotificationCenter.default.addObserver(
  forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
) { _ in print("device:", UIDevice.current.orientation.isLandscape) }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeRight)
print("interface:", UIScreen.main.bounds.width > UIScreen.main.bounds.height)
