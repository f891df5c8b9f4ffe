import UIKit

final class Wide: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
window.rootViewController?.present(wide, animated: false)
Simulator.settle()
print("landscape:", wide.view.bounds.width > wide.view.bounds.height)
